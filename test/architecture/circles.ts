import path from 'node:path';
import type { SourceFile } from '#test/source-files.ts';
import { importsOf } from './breaches.ts';

/** Returns each group of files that import one another in a circle, types included. */
export function circlesOf(files: readonly SourceFile[]): string[][] {
  const targets = new Map(files.map((file) => [file.path, targetsOf(file)]));
  const reachable = new Map(
    [...targets.keys()].map((from) => [from, reachableFrom(from, targets)]),
  );
  const isInCircle = (from: string, to: string) =>
    reachable.get(from)?.has(to) === true && reachable.get(to)?.has(from) === true;
  const circles = new Map<string, string[]>();
  for (const from of targets.keys()) {
    const circle = [...targets.keys()].filter((to) => isInCircle(from, to));
    if (circle.length > 0) circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

function targetsOf({ path: from, text }: SourceFile): string[] {
  return importsOf(text).map((target) => {
    if (target.startsWith('./')) return path.posix.join(path.posix.dirname(from), target);
    if (target === '#boot') return 'app/boot.server.ts';
    return /^#(db|scripts|server|test)\//.test(target)
      ? target.slice(1)
      : target.replace(/^#/, 'app/');
  });
}

function reachableFrom(start: string, targets: ReadonlyMap<string, string[]>): Set<string> {
  const found = new Set<string>();
  const waiting = [...(targets.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next) || !targets.has(next)) continue;
    found.add(next);
    waiting.push(...(targets.get(next) ?? []));
  }
  return found;
}
