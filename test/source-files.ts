import fs from 'node:fs';
import path from 'node:path';

export type SourceFile = { path: string; text: string };

const notOurs =
  /^(node_modules|build|data|\.git|\.react-router|test-results|playwright-report|db\/migrations\/meta)(\/|$)/;
const readable = /\.(ts|tsx|mjs|css|sql|html|svg|json|webmanifest)$/;

/** Returns every file of the repository that people write and a program reads. */
export function sourceFiles(root = process.cwd()): SourceFile[] {
  return namesUnder(root, '')
    .filter((name) => readable.test(name) && name !== 'package-lock.json')
    .map((name) => ({ path: name, text: fs.readFileSync(path.join(root, name), 'utf8') }));
}

function namesUnder(root: string, folder: string): string[] {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (notOurs.test(name)) return [];
    return entry.isDirectory() ? namesUnder(root, name) : [name];
  });
}

export function isCode(file: SourceFile): boolean {
  return /\.(ts|tsx|mjs)$/.test(file.path);
}

export function isTest(file: SourceFile): boolean {
  return /\.test\.tsx?$/.test(file.path) || /^(test|e2e)\//.test(file.path);
}
