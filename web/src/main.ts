import "./styles/fonts.css";
import "./styles/theme.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
// The first paint is in the reader's language: no flash of another one.
await speak(settings.lang);
mount(App, { target });
