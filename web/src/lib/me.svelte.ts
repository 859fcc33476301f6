// Who this browser is known as.
import { api } from "./api";
import type { Account, Me } from "./wire";

let who = $state.raw<Me>({});
let asked = $state(false);
let last: Promise<unknown> = Promise.resolve();

/** One after the other, in all tabs: two requests that both come without a cookie would make two people of one. */
function inTurn(ask: () => Promise<Me>): Promise<void> {
  const take = async (): Promise<void> => {
    who = await ask();
    asked = true;
  };
  const queued = () => (navigator.locks ? navigator.locks.request("rulewright-me", take) : take());
  const done = last.then(queued, queued);
  last = done;
  return done;
}

export const me = {
  get name(): string {
    return who.name ?? "";
  },
  get account(): boolean {
    return who.account ?? false;
  },
  /** Whether decks can be tried here. */
  get trials(): boolean {
    return who.trials ?? true;
  },
  /** Whether the server has said who we are. */
  get known(): boolean {
    return asked;
  },
  refresh: () => inTurn(api.me),
  guest: (name: string) => inTurn(() => api.guest({ name })),
  signup: (account: Account) => inTurn(() => api.signup(account)),
  login: (account: Account) => inTurn(() => api.login(account)),
  logout: () =>
    inTurn(async () => {
      await api.logout();
      return api.me();
    }),
};
