import fs from 'node:fs';
import path from 'node:path';

type RouteList = { routes: Record<string, { id: string; imports?: string[] }> };

const fileName = /^manifest-[0-9a-f]+\.js$/;
const beginning = 'window.__reactRouterManifest=';

/**
 * Removes from the list of all routes, which every visitor loads, the further files of each route: the browser learns
 * them from the route's own file, and loads half as long a list.
 */
export function stripImports(folder: string): void {
  const name = fs.readdirSync(folder).find((each) => fileName.test(each));
  if (!name) throw new Error(`The build left no list of routes in ${folder}.`);
  const file = path.join(folder, name);
  fs.writeFileSync(file, withoutImports(fs.readFileSync(file, 'utf8')));
}

/** Throws when the list does not look as expected, since it is then another version's. */
export function withoutImports(script: string): string {
  if (!script.startsWith(beginning) || !script.endsWith(';')) {
    throw new Error('The list of routes does not look like one.');
  }
  const list = JSON.parse(script.slice(beginning.length, -1)) as RouteList;
  const routes = Object.entries(list.routes).map(([id, route]) => [id, { ...route, imports: [] }]);
  return `${beginning}${JSON.stringify({ ...list, routes: Object.fromEntries(routes) })};`;
}
