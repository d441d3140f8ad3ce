const fileName = /manifest-(?=[0-9a-f]+\.js$)/;

/** Returns the name or address of the list of the shop's routes beside that of all. Other names stay as they are. */
export function listOfShop(listOfAll: string): string {
  return listOfAll.replace(fileName, 'manifest-of-shop-');
}

/** Returns the address of the list of routes that a page loads: those of the panel are only for the panel's pages. */
export function routeListFor(pathname: string, listOfAll: string): string {
  return /^\/admin(?:\/|$)/.test(pathname) ? listOfAll : listOfShop(listOfAll);
}
