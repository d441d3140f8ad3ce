import type { ServerBuild } from 'react-router';

type Routes = Record<
  string,
  { parentId?: string | undefined; path?: string | undefined } | undefined
>;

/**
 * Paths of the panel, and unusual spellings, which a URL parser might normalize to another path.
 */
const meetsAll = /^\/admin|^[^/]|^\/\/|\/\.|[%\\]/i;
const inSinhala = /^\/si(?:[/.?]|$)/i;

/**
 * Makes a handler for each part of the shop and returns the one for an address. The router matches against all of its
 * routes, so that shoppers' requests get only those of one language, without the panel's. Unusual spellings get all.
 */
export function inParts<Handler>(
  build: ServerBuild,
  handlerOf: (part: ServerBuild) => Handler,
): (url: string) => Handler {
  const { routes, assets } = build;
  const partWithout = (...without: string[]) => {
    const listed = { ...assets, routes: routesWithout(assets.routes, without) };
    return handlerOf({ ...build, routes: routesWithout(routes, without), assets: listed });
  };
  const whole = handlerOf(build);
  const english = partWithout('admin', 'shop.si');
  const sinhala = partWithout('admin', 'shop.en');
  return (url) => {
    if (meetsAll.test(url)) return whole;
    return inSinhala.test(url) ? sinhala : english;
  };
}

/** Leaves out routes whose address begins with this folder, and those with this id with all below them. */
function routesWithout<Each extends Routes>(routes: Each, without: string[]): Each {
  const isOut = (id: string): boolean => {
    const { path = '', parentId } = routes[id] ?? {};
    const isNamed = without.includes(id) || without.includes(path.split('/')[0] ?? '');
    return isNamed || (parentId !== undefined && isOut(parentId));
  };
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isOut(id))) as Each;
}
