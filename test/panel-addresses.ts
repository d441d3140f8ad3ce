import path from 'node:path';
import { pathToFileURL } from 'node:url';

type BuiltRoute = { id: string; parentId?: string; path?: string; index?: boolean };
export type PanelAddress = { routeId: string; path: string };

/** Every address under /admin that the built shop answers, with its parameters filled in. A new route joins by itself. */
export async function panelAddresses(params: Record<string, string>): Promise<PanelAddress[]> {
  const built = pathToFileURL(path.resolve('build/server/index.js')).href;
  const { routes } = (await import(/* @vite-ignore */ built)) as {
    routes: Record<string, BuiltRoute>;
  };
  return Object.values(routes)
    .map((route) => ({ routeId: route.id, pattern: patternOf(route, routes) }))
    .filter(({ pattern }) => /^\/admin(\/|$)/.test(pattern))
    .map(({ routeId, pattern }) => ({ routeId, path: filledIn(pattern, params) }));
}

function patternOf(route: BuiltRoute, routes: Record<string, BuiltRoute>): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const above = parent ? patternOf(parent, routes) : '';
  return route.path ? `${above}/${route.path}`.replace(/\/+/g, '/') : above;
}

function filledIn(pattern: string, params: Record<string, string>): string {
  return pattern.replace('*', 'nothing/is/here').replace(/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`Say what :${name} of ${pattern} is in this test.`);
    return value;
  });
}
