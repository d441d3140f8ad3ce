import fs from 'node:fs';
import path from 'node:path';

type RouteList = { routes: Record<string, { id: string; imports?: string[] }> };

const fileName = /^manifest-[0-9a-f]+\.js$/;
const beginning = 'window.__reactRouterManifest=';

/**
 * Every visitor loads the list of all routes. Which further files a route of the panel needs is left out of it: the
 * panel learns that from the route's own file, and shoppers, who never go there, load a third less.
 */
export function lightenRouteList(folder: string): void {
  const name = fs.readdirSync(folder).find((each) => fileName.test(each));
  if (!name) throw new Error(`The build left no list of routes in ${folder}.`);
  const file = path.join(folder, name);
  fs.writeFileSync(file, lightened(fs.readFileSync(file, 'utf8')));
}

/** Throws when the list does not look as expected, for then it is another version's. */
export function lightened(script: string): string {
  if (!script.startsWith(beginning) || !script.endsWith(';')) {
    throw new Error('The list of routes does not look like one.');
  }
  const list = JSON.parse(script.slice(beginning.length, -1)) as RouteList;
  const routes = Object.entries(list.routes).map(([id, route]) => [
    id,
    id.startsWith('admin/') ? { ...route, imports: [] } : route,
  ]);
  return `${beginning}${JSON.stringify({ ...list, routes: Object.fromEntries(routes) })};`;
}
