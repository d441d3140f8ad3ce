const fileName = /manifest-(?=[0-9a-f]+\.js$)/;

/** Turns the name or URL of the manifest of all routes into that of the shop's routes. Returns other names unchanged. */
export function shopManifestOf(fullManifest: string): string {
  return fullManifest.replace(fileName, 'manifest-of-shop-');
}

/** Returns the URL of the route manifest that a page loads: only pages of the panel load the routes of the panel. */
export function manifestUrlFor(pathname: string, fullManifest: string): string {
  return /^\/admin(?:\/|$)/.test(pathname) ? fullManifest : shopManifestOf(fullManifest);
}
