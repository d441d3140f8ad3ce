const fileName = /manifest-(?=[0-9a-f]+\.js$)/;

/** Returns the name or URL of the manifest of only the shop's routes, for that of all routes. Returns other names unchanged. */
export function listOfShop(listOfAll: string): string {
  return listOfAll.replace(fileName, 'manifest-of-shop-');
}

/** Returns the URL of the route manifest that a page loads: only pages of the panel load the routes of the panel. */
export function routeListFor(pathname: string, listOfAll: string): string {
  return /^\/admin(?:\/|$)/.test(pathname) ? listOfAll : listOfShop(listOfAll);
}
