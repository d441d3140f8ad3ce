import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectConsoleOutput } from '#test/console-output.ts';
import { keepAssetsForOpenPages } from './keep-assets.ts';

let root: string;
const day = (count: number) => new Date(Date.UTC(2026, 10, count));

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-kept-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function start(release: string, on: Date) {
  const own = path.join(root, release);
  fs.mkdirSync(own, { recursive: true });
  fs.writeFileSync(path.join(own, `${release}.js`), release);
  keepAssetsForOpenPages(path.join(root, 'data'), own, on);
}

const served = () => fs.readdirSync(path.join(root, 'data/assets/client/assets')).sort();

test('after an update and after a rollback open pages find the files of the other release for thirty days', () => {
  start('first', day(1));
  start('second', day(100));
  expect(served()).toEqual(['first.js', 'second.js']);
  start('first', day(101));
  expect(served()).toEqual(['first.js', 'second.js']);

  start('first', day(132));
  expect(served()).toEqual(['first.js']);
  expect(fs.readdirSync(path.join(root, 'first'))).toEqual(['first.js']);
});

test('leftovers of a killed start are deleted an hour later, and those of a concurrent start are kept', () => {
  start('first', day(1));
  for (const [name, at] of [
    ['next-killed', day(2)],
    ['next-beside', day(3)],
  ] as const) {
    const folder = path.join(root, 'data/assets', name);
    fs.mkdirSync(folder);
    fs.utimesSync(folder, at, at);
  }
  start('second', day(3));
  expect(fs.readdirSync(path.join(root, 'data/assets')).sort()).toEqual([
    ...['client', 'files.json', 'next-beside'],
  ]);
});

test('a shop opens even if it cannot keep its assets for open pages', () => {
  fs.mkdirSync(path.join(root, 'data'));
  fs.writeFileSync(path.join(root, 'data/assets'), '');
  expectConsoleOutput(
    /^Pages that stay open during the next update may miss their scripts: EEXIST/,
  );
  start('first', day(1));
});
