import fs from 'node:fs';
import path from 'node:path';
import { listOfShop } from '#web/urls/route-list.ts';

type RouteList = { routes: Record<string, { id: string; imports?: string[] }> };

const fileName = /^manifest-[0-9a-f]+\.js$/;
const beginning = 'window.__reactRouterManifest=';

/**
 * Lightens the list of all routes, which every visitor loads, and writes the list of the shop's pages beside it, which is
 * half as long.
 */
export function lightenRouteLists(folder: string): void {
  const name = fs.readdirSync(folder).find((each) => fileName.test(each));
  if (!name) throw new Error(`The build left no list of routes in ${folder}.`);
  const file = path.join(folder, name);
  const list = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, withoutImports(list));
  fs.writeFileSync(path.join(folder, listOfShop(name)), withoutPanel(withoutImports(list)));
}

/**
 * Removes the further files of each route: the browser learns them from the route's own file. Throws when the list does
 * not look as expected, because it then comes from another version of React Router.
 */
export function withoutImports(script: string): string {
  const list = read(script);
  const routes = Object.entries(list.routes).map(([id, route]) => [id, { ...route, imports: [] }]);
  return write({ ...list, routes: Object.fromEntries(routes) });
}

/** Removes the routes of the panel, to which pages of the shop only link as to another document. */
export function withoutPanel(script: string): string {
  const list = read(script);
  const routes = Object.entries(list.routes).filter(([id]) => !id.startsWith('admin/'));
  return write({ ...list, routes: Object.fromEntries(routes) });
}

function read(script: string): RouteList {
  if (!script.startsWith(beginning) || !script.endsWith(';')) {
    throw new Error('The list of routes does not look like one.');
  }
  return JSON.parse(script.slice(beginning.length, -1)) as RouteList;
}

function write(list: RouteList): string {
  return `${beginning}${JSON.stringify(list)};`;
}
