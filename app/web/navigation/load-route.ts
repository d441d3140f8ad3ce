/** A route in the manifest that every page contains: its id, and the URL of its file. */
type ListedRoute = { id: string; module: string };
type RouteModules = Record<string, unknown>;

const loading = new Set<Promise<unknown>>();
const missing = new Set<string>();

/**
 * Loads the file of a route; replaces React Router's own function at build time (scripts/build/replace-modules.ts). Remembers a
 * file that cannot be loaded, so that navigation there loads the document instead (keep-page.ts).
 */
export async function loadRouteModule(route: ListedRoute, loaded: RouteModules): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  const file: Promise<unknown> = import(/* @vite-ignore */ route.module);
  loading.add(file);
  try {
    loaded[route.id] = await file;
    missing.delete(route.id);
    return loaded[route.id];
  } catch {
    missing.add(route.id);
    // Never rendered: keep-page.ts loads the document or keeps the current page.
    return {};
  } finally {
    loading.delete(file);
  }
}

/** Waits until no file is being loaded. */
export async function waitForScripts(): Promise<void> {
  await Promise.allSettled(loading);
}

export function isMissing(routeId: string): boolean {
  return missing.has(routeId);
}

/** Loads the file of a page before it is needed, such as the confirmation's while the checkout is filled in. */
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
