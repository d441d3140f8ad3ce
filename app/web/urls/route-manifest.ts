const fileName = /manifest-(?=[0-9a-f]+\.js$)/;

/** Returns the name or URL of the manifest without the panel's routes, for that of all routes. Returns other names unchanged. */
export function shopManifestOf(fullManifest: string): string {
  return fullManifest.replace(fileName, 'manifest-of-shop-');
}

/** Returns the URL of the route manifest that a page loads: only pages of the panel load the routes of the panel. */
export function manifestUrlFor(pathname: string, fullManifest: string): string {
  return /^\/admin(?:\/|$)/.test(pathname) ? fullManifest : shopManifestOf(fullManifest);
}
