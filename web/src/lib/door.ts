// The door of a game as the server tells it (server/doors.py).
import type { SceneLook } from "./scene";
import type { GameOut } from "./wire";

export interface Door {
  title: string;
  about: string;
  kind: string;
  minutes: number;
  style: string;
  scene: SceneLook;
  scenes: Record<string, SceneLook>;
  levels: Record<string, number>;
  people: Record<string, string[][][]>;
}

const PLAIN: SceneLook = {
  emblem: "game-icons:scroll-quill",
  motif: "hills",
  palette: ["#27303f", "#5a6a80", "#e8e6ef", "#3c485a", "#252e3b", "#12161d", "#f7f5ff"],
};

/** The door of a game; a plain one for a game that brings none. */
export function doorOf(game: GameOut): Door {
  return { title: game.title, about: "", kind: "", minutes: 0, style: "soft", scene: PLAIN, scenes: {}, levels: {}, people: {}, ...game.door };
}

/** The picture of a scenario. */
export function sceneOf(door: Door, scenario: string): SceneLook {
  return door.scenes[scenario] ?? door.scene;
}
