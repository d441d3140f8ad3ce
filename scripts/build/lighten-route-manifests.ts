import fs from 'node:fs';
import path from 'node:path';
import { shopManifestOf } from '#web/urls/route-manifest.ts';

type RouteManifest = {
  url: string;
  routes: Record<string, { id: string; imports?: string[] }>;
};

const fileName = /^manifest-[0-9a-f]+\.js$/;
const beginning = 'window.__reactRouterManifest=';

/**
 * Shortens the manifest of all routes, and writes beside it the one without the panel, half as long, which shoppers load.
 */
export function lightenRouteManifests(folder: string): void {
  const name = fs.readdirSync(folder).find((each) => fileName.test(each));
  if (!name) throw new Error(`The build left no route manifest in ${folder}.`);
  const file = path.join(folder, name);
  const script = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, withoutImports(script));
  fs.writeFileSync(path.join(folder, shopManifestOf(name)), withoutPanel(withoutImports(script)));
}

/**
 * Empties `imports`, the files that each route preloads: the route's own file imports them anyway. Throws when the manifest
 * does not look as expected, because it then comes from another version of React Router.
 */
export function withoutImports(script: string): string {
  const manifest = parse(script);
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    { ...route, imports: [] },
  ]);
  return write({ ...manifest, routes: Object.fromEntries(routes) });
}

/**
 * Removes the routes of the panel: links from the shop to the panel open a new document. Sets `url` to the shortened
 * file, because React Router preloads the URL in a manifest, which would be that of the file with the panel.
 */
export function withoutPanel(script: string): string {
  const manifest = parse(script);
  const routes = Object.entries(manifest.routes).filter(([id]) => !id.startsWith('admin/'));
  const url = shopManifestOf(manifest.url);
  return write({ ...manifest, routes: Object.fromEntries(routes), url });
}

function parse(script: string): RouteManifest {
  if (!script.startsWith(beginning) || !script.endsWith(';')) {
    throw new Error('The route manifest has an unknown format.');
  }
  return JSON.parse(script.slice(beginning.length, -1)) as RouteManifest;
}

function write(manifest: RouteManifest): string {
  return `${beginning}${JSON.stringify(manifest)};`;
}
