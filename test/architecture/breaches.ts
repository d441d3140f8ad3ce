import path from 'node:path';
import { isTest, type SourceFile } from '#test/source-files.ts';
import { folderOf, mayImport } from './table.ts';

const importStatement =
  /^\s*(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm;

/** Returns everything that a file imports, types included. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(importStatement)].map((match) => match[1] ?? match[2] ?? '');
}

/** Returns every forbidden import of the file, each with what to do instead. */
export function breachesOf(file: SourceFile): string[] {
  const rules = isTest(file) ? [wrongSpelling] : [wrongSpelling, wrongDirection, foreignInternals];
  return importsOf(file.text).flatMap((target) =>
    rules
      .map((rule) => rule(file.path, target))
      .filter((remedy) => remedy !== undefined)
      .map((remedy) => `${file.path} imports ${target}. ${remedy}`),
  );
}

const hasEnding = /\.(tsx?|mjs|css|json|svg|webp|png|jpg|woff2|md)(\?[\w-]+)?$/;

function wrongSpelling(from: string, target: string): string | undefined {
  if (target.includes('../')) {
    return 'Across folders write #area/… with the ending of the file; inside a folder ./';
  }
  if (!/^(#|\.\/)/.test(target)) return undefined;
  if (!hasEnding.test(target) && !/^#boot$|\/\+types\//.test(target)) {
    return 'Write the ending of the file, so that Node can run it as it is.';
  }
  return folderNamed(target) === path.posix.dirname(from)
    ? `It is in the same folder: write ./${path.posix.basename(target)}`
    : undefined;
}

function folderNamed(target: string): string | undefined {
  if (!target.startsWith('#')) return undefined;
  const folder = path.posix.dirname(target.slice(1));
  return /^(domain|email|platform|ui|web|storefront|admin)(\/|$)/.test(folder)
    ? `app/${folder}`
    : folder;
}

function wrongDirection(from: string, target: string): string | undefined {
  const folder = folderOf(from);
  if (!folder || !target.startsWith('#')) return undefined;
  const allowed = [folder, ...(mayImport[folder] ?? [])];
  if (allowed.some((line) => target === line || target.startsWith(`${line}/`))) return undefined;
  return (
    `${folder} may import only ${allowed.slice(1).join(', ') || 'itself'}. ` +
    'Move the file to where both may see it, let the caller hand it in, or announce an event.'
  );
}

function foreignInternals(from: string, target: string): string | undefined {
  if (
    from.startsWith('app/domain/') &&
    /^(react|react-dom|react-router|better-auth)(\/|$)/.test(target)
  ) {
    return 'The domain knows no screen, no HTTP and no sign-in library: let web/, a page or platform/ call it.';
  }
  if (from.endsWith('.tsx') && target.endsWith('tables.server.ts')) {
    return 'A screen knows no tables: ask a query of the domain (list-….server.ts) instead.';
  }
  return undefined;
}
