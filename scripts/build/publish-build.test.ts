import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishBuild } from './publish-build.ts';

let root = '';
const buildFolder = () => path.join(root, 'build');

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-publish-'));
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

/** Makes a finished build of these files, each of which contains the name of the build. */
function aBuild(name: string, files: readonly string[]): string {
  const folder = path.join(root, name);
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), name);
  }
  return folder;
}

function has(file: string): boolean {
  return fs.existsSync(path.join(buildFolder(), file));
}

const day = (count: number) => new Date(Date.UTC(2026, 10, count));

test('the files of a build stay for thirty days after the build that replaced it, however old they are', () => {
  publishBuild(aBuild('one', ['client/assets/a-1.js', 'server/index.js']), buildFolder(), day(1));
  publishBuild(aBuild('two', ['client/assets/a-2.js', 'server/index.js']), buildFolder(), day(100));
  expect(fs.readFileSync(path.join(buildFolder(), 'server/index.js'), 'utf8')).toBe('two');
  expect([has('client/assets/a-1.js'), has('client/assets/a-2.js')]).toEqual([true, true]);

  publishBuild(
    aBuild('three', ['client/assets/a-3.js', 'server/index.js']),
    buildFolder(),
    day(129),
  );
  expect(has('client/assets/a-1.js')).toBe(true);
  publishBuild(
    aBuild('four', ['client/assets/a-3.js', 'server/index.js']),
    buildFolder(),
    day(131),
  );
  expect(has('client/assets/a-1.js')).toBe(false);
  expect([has('client/assets/a-2.js'), has('client/assets/a-3.js')]).toEqual([true, true]);
});

test('a truncated list of files does not prevent later builds', () => {
  publishBuild(aBuild('one', ['client/assets/a-1.js', 'server/index.js']), buildFolder(), day(1));
  fs.writeFileSync(path.join(buildFolder(), 'files.json'), '["client/ass');
  publishBuild(aBuild('two', ['client/assets/a-2.js', 'server/index.js']), buildFolder(), day(2));
  publishBuild(aBuild('three', ['server/index.js']), buildFolder(), day(3));
  expect(fs.readFileSync(path.join(buildFolder(), 'server/index.js'), 'utf8')).toBe('three');
  expect([has('client/assets/a-1.js'), has('client/assets/a-2.js')]).toEqual([true, true]);
});

test('a shop that runs from the build folder misses no file while the next build is published', async () => {
  const assets = Array.from({ length: 300 }, (_, index) => `client/assets/part-${index}.js`);
  const files = [...assets, 'client/favicon.svg', 'server/index.js'];
  publishBuild(aBuild('one', [...files, 'client/assets/old.js']), buildFolder());
  const next = aBuild('two', files);
  const program = `
    const { publishBuild } = await import(${JSON.stringify(path.resolve('scripts/build/publish-build.ts'))});
    publishBuild(${JSON.stringify(next)}, ${JSON.stringify(buildFolder())});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let isOver = false;
  const ended = once(child, 'exit').then(([code]) => {
    isOver = true;
    return code as number;
  });
  const missed = new Set<string>();
  while (!isOver) {
    for (const file of [
      'client/assets/old.js',
      'client/favicon.svg',
      'server/index.js',
      assets[150] ?? '',
    ]) {
      if (!has(file)) missed.add(file);
    }
    await turn();
  }
  expect(await ended).toBe(0);
  expect([...missed]).toEqual([]);
  expect(fs.readFileSync(path.join(buildFolder(), 'server/index.js'), 'utf8')).toBe('two');
});
