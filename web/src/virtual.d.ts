declare module "virtual:icons" {
  export interface Drawing {
    box: string;
    body: string;
  }
  export type Drawings = Record<string, Drawing>;
  /** The icons of the components and of the doors. */
  export const common: Drawings;
  /** The icons of each game that has looks, loaded when they are needed. */
  export const games: Record<string, () => Promise<{ default: Drawings }>>;
}
