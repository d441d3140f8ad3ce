/** A route in the list that every page brings: its id, and the address of its file. */
type ListedRoute = { id: string; module: string };
type RouteModules = Record<string, unknown>;

const onTheirWay = new Set<Promise<unknown>>();
const missing = new Set<string>();

/**
 * Loads the file of a route, in place of React Router's own function (scripts/build/own-router-parts.ts). A file that
 * cannot be had is remembered, so that whoever leads there loads the document in its place (keep-page.ts).
 */
export async function loadRouteModule(route: ListedRoute, loaded: RouteModules): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  const file: Promise<unknown> = import(/* @vite-ignore */ route.module);
  onTheirWay.add(file);
  try {
    loaded[route.id] = await file;
    missing.delete(route.id);
    return loaded[route.id];
  } catch {
    missing.add(route.id);
    // Nothing is shown of it: the document takes its place.
    return {};
  } finally {
    onTheirWay.delete(file);
  }
}

/** Comes when no file is on its way any more. */
export async function filesHaveCome(): Promise<void> {
  await Promise.allSettled(onTheirWay);
}

export function isMissing(routeId: string): boolean {
  return missing.has(routeId);
}

/** Fetches the file of a page before it is needed, such as that of the confirmation while the checkout is filled in. */
export function fetchRouteEarly(routeId: string): void {
  const { __reactRouterManifest: list, __reactRouterRouteModules: loaded } = window;
  const route = list?.routes[routeId];
  if (route && loaded && !missing.has(routeId)) void loadRouteModule(route, loaded);
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ListedRoute | undefined> };
    __reactRouterRouteModules?: RouteModules;
  }
}
