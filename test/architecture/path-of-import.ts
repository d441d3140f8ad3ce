import path from 'node:path';

/** Returns the path of what a file imports, within the repository; of a package, its name. */
export function pathOfImport(target: string, importer: string): string {
  if (target.startsWith('./')) return path.posix.join(path.posix.dirname(importer), target);
  if (target === '#boot') return 'app/boot.server.ts';
  return /^#(db|scripts|server|test)\//.test(target)
    ? target.slice(1)
    : target.replace(/^#/, 'app/');
}
