import fs from 'node:fs';

/** Returns the files below a folder that this process has open. Only works on Linux; elsewhere it returns none. */
export function listOpenFilesBelow(folder: string): string[] {
  const descriptors = '/proc/self/fd';
  if (!fs.existsSync(descriptors)) return [];
  return fs
    .readdirSync(descriptors)
    .map((name) => {
      try {
        return fs.readlinkSync(`${descriptors}/${name}`);
      } catch {
        return '';
      }
    })
    .filter((file) => file.startsWith(folder));
}
