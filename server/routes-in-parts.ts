import type { ServerBuild } from 'react-router';

type Routes = Record<
  string,
  { parentId?: string | undefined; path?: string | undefined } | undefined
>;

/** Those of the panel, and whatever a URL might read as another path than it is written. */
const meetsAll = /^\/admin|^[^/]|^\/\/|\/\.|[%\\]/i;
const inSinhala = /^\/si(?:[/.?]|$)/i;

/**
 * Makes a handler for each part of the shop and returns the one for an address. The router walks over all of its routes to
 * find one, and a page over those of the list for browsers: a shopper's meet those of one language, and none of the panel.
 * Unusual spellings meet all.
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
