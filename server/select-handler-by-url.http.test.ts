import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { routes as builtRoutes } from './app.ts';
import { selectHandlerByUrl } from './select-handler-by-url.ts';

type Routes = ServerBuild['routes'];

const built = pathToFileURL(path.resolve('build/server/index.js')).href;
const { routes } = (await import(/* @vite-ignore */ built)) as { routes: typeof builtRoutes };
const build = { routes, assets: { routes } } as unknown as ServerBuild;
const partAt = selectHandlerByUrl(build, (part) => part);

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  const inside = Object.values(routes).flatMap((route) => route ?? []);
  return inside
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => {
      const own = { id, ...(path !== undefined && { path }) };
      return index ? { ...own, index: true } : { ...own, children: treeOf(routes, id) };
    }) as RouteObject[];
}

const whole = treeOf(routes);

/** Returns the path pattern of each route. */
function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', children = [] }) => {
    const here = path === '' ? above : `${above}/${path.replace('*', 'not/here')}`;
    return [here === '' ? '/' : here, ...pathsOf(children, here)];
  });
}

function routesAt(tree: RouteObject[], url: string) {
  return matchRoutes(tree, url)?.map(({ route }) => route.id);
}

const oddlyWritten = ['/SI/cart', '/Admin/today', '/sinhala', '/administration', '/%61dmin/today'];

test('every URL matches the same route in its part as among all routes', () => {
  for (const url of [...pathsOf(whole), ...oddlyWritten, '/si/admin']) {
    const part = treeOf(partAt(url).routes);
    expect(routesAt(part, url), url).toEqual(routesAt(whole, url));
  }
});

test('the part of a shopper has neither the panel nor the other language', () => {
  for (const [url, other] of [
    ['/checkout', '.si'],
    ['/si/checkout', '.en'],
  ] as const) {
    const ids = Object.keys(partAt(url).routes);
    expect(ids).toContain(`checkout${other === '.si' ? '.en' : '.si'}`);
    const isOther = (id: string) => id === `shop${other}` || /^admin/.test(routes[id]?.path ?? '');
    expect(ids.filter(isOther)).toEqual([]);
    expect(ids.length).toBeLessThan(Object.keys(routes).length / 2);
  }
});

test.each(['/admin.data', '/x/../admin/today', '//admin/today', 'http://shop/admin/today'])(
  '%s, which a URL parser may turn into a path of the panel, gets all routes',
  (url) => {
    expect(Object.keys(partAt(url).routes)).toHaveLength(Object.keys(routes).length);
  },
);
