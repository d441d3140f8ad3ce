import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '#test/architecture/breaches.ts';
import { hashedFiles } from './source-hash.mjs';

const { imports } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>;
};

/** Returns the file of this repository that an import names; undefined for packages and generated types. */
function fileOf(importer: string, target: string): string | undefined {
  if (target.includes('/+types/')) return undefined;
  const [name = ''] = target.split('?');
  if (name.startsWith('.')) return path.join(path.dirname(importer), name);
  const area = /^#\w+\//.exec(name)?.[0];
  const place = imports[area ? `${area}*` : name];
  return place && path.normalize(place.replace('*', name.slice(area?.length)));
}

test('a change of any file that the shop is built from makes it build again', () => {
  const hashed = new Set(hashedFiles());
  const missing = [...hashed]
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(fs.readFileSync(file, 'utf8')).map((target) => fileOf(file, target)),
    )
    .filter((file) => file !== undefined && !hashed.has(file));
  expect([...new Set(missing)]).toEqual([]);
});
