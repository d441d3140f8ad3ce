import path from 'node:path';

/** Returns the folder with the scripts and styles of several releases; its subfolder `client` is served. */
export function assetsFolder(dataDir: string): string {
  return path.join(dataDir, 'assets');
}
