import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyEmptyDatabase } from './empty-database.server.ts';

let scratch: string;
let empty: string;

beforeAll(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-empty-'));
  empty = path.join(scratch, 'empty');
  fs.mkdirSync(path.join(empty, 'base'), { recursive: true });
  fs.writeFileSync(path.join(empty, 'base', 'table'), 'no rows');
});
afterAll(() => fs.rmSync(scratch, { recursive: true }));

const tableIn = (folder: string) => fs.readFileSync(path.join(folder, 'base', 'table'), 'utf8');

test('a shop without a database begins with a copy of the empty database, even after a start that was killed while copying', () => {
  const folder = path.join(scratch, 'new', 'database');
  fs.mkdirSync(`${folder}.draft/base`, { recursive: true });
  fs.writeFileSync(`${folder}.draft/base/half`, 'no r');
  copyEmptyDatabase(folder, empty);
  expect(tableIn(folder)).toBe('no rows');
  expect(fs.readdirSync(path.join(folder, 'base'))).toEqual(['table']);
  expect(fs.readdirSync(path.dirname(folder))).toEqual(['database']);
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
});

test('an existing database stays as it is', () => {
  const folder = path.join(scratch, 'old', 'database');
  fs.mkdirSync(path.join(folder, 'base'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'base', 'table'), 'an order');
  copyEmptyDatabase(folder, empty);
  expect(tableIn(folder)).toBe('an order');
});

test('nothing is copied where the build has no empty database', () => {
  const folder = path.join(scratch, 'bare', 'database');
  copyEmptyDatabase(folder, path.join(scratch, 'nowhere'));
  expect(fs.existsSync(folder)).toBe(false);
});
