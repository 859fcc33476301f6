// A router of a page: the address is the state, links are ordinary links.

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

function read(): Route {
  const [page = "", ...rest] = location.pathname.split("/").filter(Boolean);
  return { page, id: decodeURIComponent(rest.join("/")), query: new URLSearchParams(location.search) };
}

let current = $state.raw<Route>(read());

/** Where the browser is. */
export function route(): Route {
  return current;
}

/** Go to an address of ours. */
export function go(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  current = read();
  if (!options.replace) scrollTo(0, 0);
}

addEventListener("popstate", () => (current = read()));
addEventListener("click", (click) => {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = click.target instanceof Element ? click.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  click.preventDefault();
  go(link.pathname + link.search + link.hash);
});
