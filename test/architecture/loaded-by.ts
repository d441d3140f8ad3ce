import type { SourceFile } from '#test/source-files.ts';
import { importsOf } from './breaches.ts';
import { pathOfImport } from './path-of-import.ts';

/** Returns the paths of all files that running this file loads, itself included. Types are not loaded. */
export function loadedBy(file: SourceFile, files: readonly SourceFile[]): string[] {
  const byPath = new Map([...files, file].map((each) => [each.path, each]));
  const loaded = new Set<string>([file.path]);
  for (const from of loaded) {
    const text = byPath.get(from)?.text.replaceAll(/^import type [^;]*;/gm, '') ?? '';
    for (const target of importsOf(text)) loaded.add(pathOfImport(target, from));
  }
  return [...loaded].filter((each) => byPath.has(each));
}
