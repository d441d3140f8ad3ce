import path from 'node:path';

/** Returns where the scripts and styles of several releases are kept; its `client` is served. */
export function keptAssetsFolder(dataDir: string): string {
  return path.join(dataDir, 'assets');
}
