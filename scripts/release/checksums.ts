import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Writes the checksum of every file in the folder and its subfolders, as `sha256sum -c SHA256SUMS` reads them. */
export function writeChecksums(folder: string): void {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const lines = files.map((file) => {
    return `${crypto.hash('sha256', fs.readFileSync(path.join(folder, file)))}  ${file}\n`;
  });
  fs.writeFileSync(path.join(folder, 'SHA256SUMS'), lines.join(''));
}
