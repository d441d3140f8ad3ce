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
export function filledIn(pattern: string, params: Record<string, string>): string {
  return pattern.replace('*', 'nothing/is/here').replace(/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`Say what :${name} of ${pattern} is in this test.`);
    return value;
  });
}

/** Returns the requests for the page of a route: the document, the data of that one route, and all of its data. */
export function waysTo({ routeId, path: address }: { routeId: string; path: string }): string[] {
  const data = address === '/' ? '/_root.data' : `${address}.data`;
  const ways = [address, `${data}?_routes=${routeId}`];
  return isFullRun ? [...ways, `${address}?index`, data] : ways;
}
