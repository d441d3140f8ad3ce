import type { ServerBuild } from 'react-router';

type Routes = Record<
  string,
  { parentId?: string | undefined; path?: string | undefined } | undefined
>;

/**
 * Paths of the panel, and unusual spellings, which a URL parser might normalize to another path.
 */
const needsAllRoutes = /^\/admin|^[^/]|^\/\/|\/\.|[%\\]/i;
const inSinhala = /^\/si(?:[/.?]|$)/i;

/**
 * Makes a handler for each part of the shop, and returns a function that selects one by URL. The router tries all of its
 * routes, so shoppers' requests get neither the panel's nor the other language's pages. Unusual spellings get all.
 */
export function selectHandlerByUrl<Handler>(
  build: ServerBuild,
  handlerOf: (part: ServerBuild) => Handler,
): (url: string) => Handler {
  const { routes, assets } = build;
  const handlerWithout = (...removed: string[]) => {
    const listed = { ...assets, routes: routesWithout(assets.routes, removed) };
    return handlerOf({ ...build, routes: routesWithout(routes, removed), assets: listed });
  };
  const whole = handlerOf(build);
  const english = handlerWithout('admin', 'shop.si');
  const sinhala = handlerWithout('admin', 'shop.en');
  return (url) => {
    if (needsAllRoutes.test(url)) return whole;
    return inSinhala.test(url) ? sinhala : english;
  };
}

/** Removes routes whose path begins with one of these segments or whose id is one of them, and all of their children. */
function routesWithout<Some extends Routes>(routes: Some, removed: string[]): Some {
  const isRemoved = (id: string): boolean => {
    const { path = '', parentId } = routes[id] ?? {};
    const isNamed = removed.includes(id) || removed.includes(path.split('/')[0] ?? '');
    return isNamed || (parentId !== undefined && isRemoved(parentId));
  };
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isRemoved(id))) as Some;
}
