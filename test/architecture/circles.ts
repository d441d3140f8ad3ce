import type { SourceFile } from '#test/source-files.ts';
import { importsOf } from './breaches.ts';
import { pathOfImport } from './path-of-import.ts';

type Import = { from: string; to: string };

/** Returns the imports in circles, and those from one circle to another, types included, as "one imports another". */
export function circularImports(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map((file) => file.path));
  let imports = files.flatMap(importsOfFile).filter(({ to }) => paths.has(to));
  for (let before = Number.POSITIVE_INFINITY; imports.length < before; ) {
    before = imports.length;
    imports = withoutEnds(imports);
  }
  return imports.map(({ from, to }) => `${from} imports ${to}`);
}

/** Drops the imports that cannot be part of a circle: of files that import nothing, and by files that nothing imports. */
function withoutEnds(imports: readonly Import[]): Import[] {
  const importing = new Set(imports.map(({ from }) => from));
  const imported = new Set(imports.map(({ to }) => to));
  return imports.filter(({ from, to }) => imported.has(from) && importing.has(to));
}

function importsOfFile({ path: from, text }: SourceFile): Import[] {
  return importsOf(text).map((target) => ({ from, to: pathOfImport(target, from) }));
}
