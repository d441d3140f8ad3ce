import fs from 'node:fs';

/** The files below a folder that this process holds open. Needs Linux; elsewhere there is nothing to see. */
export function openFilesBelow(folder: string): string[] {
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
