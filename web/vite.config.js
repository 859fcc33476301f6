import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { icons } from "./icons.js";

const server = process.env.RULEWRIGHT_SERVER ?? "http://127.0.0.1:8101";

export default defineConfig({
  plugins: [icons(), svelte()],
  resolve: {
    alias: { $words: fileURLToPath(new URL("../src/rulewright/server/words", import.meta.url)) },
  },
  build: {
    outDir: "../src/rulewright/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Everything is loaded from its own file: the content policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
