import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnvironment } from './parse-environment.ts';

test.each([
  ['A=ab#cd', 'ab#cd'],
  ['A=3000 # the port', '3000 # the port'],
  ['A="ab#cd"', 'ab#cd'],
  ["A='a b'  ", 'a b'],
  ['  A = a b  ', 'a b'],
  ['A=a"b"', 'a"b"'],
  ['A="a\\"b\\\\c\\$d\\e\\n"', 'a"b\\c$d\\e\\n'],
  ["A='a\\b'", 'a\\b'],
  ['A=a\\b', 'ab'],
  ['A=a\\\nb', 'ab'],
  ['A="one\ntwo"', 'one\ntwo'],
  ['A="a" "b" c', 'abc'],
  ['A=', ''],
  ['A=a\r\nB=b', 'a'],
  ['\ufeff# saved by Notepad\r\nA=a\r\n', 'a'],
  ['A=first\nA=second', 'second'],
  ['=nothing\nA=a', 'a'],
])('the line %j sets what systemd passes to the shop', (text, value) => {
  expect(parseEnvironment(text)['A']).toBe(value);
});

test.each(['#A=a', ' ;A=a', 'export A=a', '\ufeffA=a', 'A a', 'B=\nA'])(
  '%j sets nothing',
  (text) => {
    expect(parseEnvironment(text)['A']).toBeUndefined();
  },
);

test('the file that install.sh writes is read whole', () => {
  expect(parseEnvironment(fs.readFileSync('deploy/sandhi.env', 'utf8'))).toEqual({
    APP_URL: 'https://shop.example.lk',
    DATA_DIR: '/srv/sandhi/data',
    BACKUP_DIR: '/srv/sandhi/backups',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LISTEN_LATE: '1',
  });
});
