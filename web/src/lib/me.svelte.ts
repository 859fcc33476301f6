// Who this browser is known as.
import { api } from "./api";
import type { Account, Me } from "./wire";

let who = $state.raw<Me>({});
let asked = $state(false);

export const me = {
  get name(): string {
    return who.name ?? "";
  },
  get account(): boolean {
    return who.account ?? false;
  },
  /** Whether the server has said who we are. */
  get known(): boolean {
    return asked;
  },
  async refresh(): Promise<void> {
    who = await api.me();
    asked = true;
  },
  async guest(name: string): Promise<void> {
    who = await api.guest({ name });
  },
  async signup(account: Account): Promise<void> {
    who = await api.signup(account);
  },
  async login(account: Account): Promise<void> {
    who = await api.login(account);
  },
  async logout(): Promise<void> {
    await api.logout();
    who = await api.me();
  },
};
