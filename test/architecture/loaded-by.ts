import path from 'node:path';
import type { SourceFile } from '#test/source-files.ts';
import { importsOf } from './breaches.ts';

/** Returns the paths of all files that running this file loads, itself included. Types are not loaded. */
export function loadedBy(file: SourceFile, files: readonly SourceFile[]): string[] {
  const byPath = new Map([...files, file].map((each) => [each.path, each]));
  const loaded = new Set<string>([file.path]);
  for (const from of loaded) {
    const text = byPath.get(from)?.text.replaceAll(/^import type [^;]*;/gm, '') ?? '';
    for (const target of importsOf(text)) loaded.add(fileNamed(target, from));
  }
  return [...loaded].filter((each) => byPath.has(each));
}

function fileNamed(target: string, from: string): string {
  if (target.startsWith('./')) return path.posix.join(path.posix.dirname(from), target);
  const isOfApp = /^#(domain|email|platform|ui|web|storefront|admin)\//.test(target);
  return `${isOfApp ? 'app/' : ''}${target.replace(/^#/, '')}`;
}
