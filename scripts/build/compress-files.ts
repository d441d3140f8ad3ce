import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
const smallestBytes = 256;

/** Compresses the built files once, at the highest level, so that the server only has to send them. */
export async function compressFiles(folder: string): Promise<void> {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = fs.readFileSync(file);
  if (content.length < smallestBytes) return;
  const [brotli, gzip] = await Promise.all([
    promisify(zlib.brotliCompress)(content),
    promisify(zlib.gzip)(content, { level: 9 }),
  ]);
  fs.writeFileSync(`${file}.br`, brotli);
  fs.writeFileSync(`${file}.gz`, gzip);
}
