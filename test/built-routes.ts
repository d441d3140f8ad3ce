import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFullRun } from './full-run.ts';

type BuiltRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { action?: unknown };
};
export type RoutePattern = { routeId: string; pattern: string; hasAction: boolean };

/** Returns every route of the built shop with its URL pattern. New routes are included automatically. */
export async function builtRoutes(): Promise<RoutePattern[]> {
  const built = pathToFileURL(path.resolve('build/server/index.js')).href;
  const { routes } = (await import(/* @vite-ignore */ built)) as {
    routes: Record<string, BuiltRoute>;
  };
  return Object.values(routes).map((route) => ({
    routeId: route.id,
    pattern: patternOf(route, routes),
    hasAction: route.module.action !== undefined,
  }));
}

function patternOf(route: BuiltRoute, routes: Record<string, BuiltRoute>): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const above = parent ? patternOf(parent, routes) : '';
  return route.path ? `${above}/${route.path}`.replace(/\/+/g, '/') : above;
}

/** Fills parameters into a pattern. A parameter without a value fails the test. */
export function fillInParams(pattern: string, params: Record<string, string>): string {
  return pattern.replace('*', 'nothing/is/here').replace(/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`Say what :${name} of ${pattern} is in this test.`);
    return value;
  });
}

/** Returns the paths of a route: its document and its own data; in a full run also `?index` and all data of the page. */
export function pathsTo({ routeId, path }: { routeId: string; path: string }): string[] {
  const data = path === '/' ? '/_.data' : `${path}.data`;
  const paths = [path, `${data}?_routes=${routeId}`];
  return isFullRun ? [...paths, `${path}?index`, data] : paths;
}
