import { describe, expect, test } from 'vitest';
import { problemsOf } from '#test/config-problems.ts';
import { configWarnings, readConfig } from './config.server.ts';

const secret = 'a-secret-that-is-long-enough-for-it';
const databaseUrl = 'postgresql://shop:word@db.example.lk:5432/sandhi';

test('an empty environment opens demo mode on this machine alone', () => {
  expect(readConfig({ PATH: '/usr/bin' })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    appUrl: undefined,
    dataDir: `${process.cwd()}/data`,
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    authSecret: undefined,
    trustedProxies: [],
    smtp: undefined,
    backupDir: undefined,
    backupNightly: true,
    drainMs: 0,
    slowStatementMs: 500,
    listenLate: false,
    socketFd: undefined,
    isMovingBackFromS3: false,
    demo: true,
    demoForced: false,
  });
});

test('BACKUP_DIR, BACKUP_KEY and BACKUP_NIGHTLY are read and checked', () => {
  const config = readConfig({ BACKUP_DIR: '/mnt/other', BACKUP_NIGHTLY: '0' });
  expect(config).toMatchObject({ backupDir: '/mnt/other', backupNightly: false, demo: true });
  expect(() => readConfig({ BACKUP_NIGHTLY: 'never' })).toThrow('BACKUP_NIGHTLY: must be 1 or 0');
  const key = 'age1f4cyn820xremtpaxf290zhsyd327la29xkhddwft9gxwc8apls2s84z2x7';
  expect(readConfig({ BACKUP_KEY: key }).backupKey).toBe(key);
  expect(() => readConfig({ BACKUP_KEY: key.replace('f4', '4f') })).toThrow('the public key that');
  expect(() => readConfig({ BACKUP_KEY: 'AGE-SECRET-KEY-1QQ' })).toThrow('is the private key');
});

test('every variable that is set is read', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    DATA_DIR: '/var/lib/sandhi',
    APP_URL: 'https://shop.example.lk',
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: secret,
    TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1,fd00::/8',
  });
  expect(config).toMatchObject({ host: '0.0.0.0', port: 8080, dataDir: '/var/lib/sandhi' });
  expect(config.appUrl?.href).toBe('https://shop.example.lk/');
  expect(config).toMatchObject({ databaseUrl, authSecret: secret, demo: false });
  expect(config.trustedProxies).toEqual(['10.0.0.0/8', '127.0.0.1', 'fd00::/8']);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', APP_URL: '  ', DEMO: '' })).toMatchObject({
    port: 3000,
    demo: true,
  });
});

test.each([
  ['PORT', ['abc', '0', '65536', '80.5', '-1', '0x10', '1e3']],
  ['HOST', ['my host', 'http://0.0.0.0']],
  [
    'APP_URL',
    ['shop.example.lk', 'ftp://a.lk', 'https://a.lk/shop', 'https://u:p@a.lk', 'https://a.lk/?x'],
  ],
  ['DATABASE_URL', ['mysql://a/b', 'postgres', 'postgresql://a:b@c:notaport/d']],
  ['AUTH_SECRET', ['too short']],
  ['DATABASE_READ_URL', ['postgresql://a:b@c:5432/d']],
  [
    'TRUSTED_PROXIES',
    ['everyone', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.1/8/8', '300.1.1.1'],
  ],
  ['DEMO', ['yes', '2']],
  ['DRAIN_SECONDS', ['-1', '61', 'long']],
])('%s with an invalid value is refused by its name', (name, values) => {
  for (const value of values) {
    const problems = problemsOf({ APP_URL: 'https://a.lk', AUTH_SECRET: secret, [name]: value });
    expect(problems, value).toHaveLength(1);
    expect(problems[0]).toContain(`- ${name}: `);
  }
});

test('one message names every variable that is wrong or missing', () => {
  const problems = problemsOf({
    PORT: 'many',
    HOST: '0.0.0.0',
    DATABASE_URL: 'mysql://x',
    TRUSTED_PROXIES: 'all',
    DEMO: 'maybe',
  });
  const named = problems.map((problem) => /- (\w+):/.exec(problem)?.[1]);
  expect(named.sort()).toEqual(
    ['APP_URL', 'AUTH_SECRET', 'DATABASE_URL', 'DEMO', 'PORT', 'TRUSTED_PROXIES'].sort(),
  );
});

test('no message repeats a secret', () => {
  const problems = problemsOf({ AUTH_SECRET: 'hush', DATABASE_URL: 'mysql://u:pass@h/d' }).join('');
  expect(problems).not.toMatch(/hush|pass@/);
});

describe('demo mode', () => {
  test.each([
    ['nothing set', {}, true],
    [
      'a port, a directory and a loopback host',
      { PORT: '1', DATA_DIR: 'x', HOST: '127.0.0.5' },
      true,
    ],
    ['the URL of the shop', { APP_URL: 'https://a.lk' }, false],
    ['a secret', { AUTH_SECRET: secret }, false],
    ['a database', { DATABASE_URL: databaseUrl, AUTH_SECRET: secret }, false],
    [
      'a payment provider',
      { PAYHERE_MERCHANT_ID: '1', PAYHERE_MERCHANT_SECRET: 'x', APP_URL: 'https://a.lk' },
      false,
    ],
    ['a database, but with DEMO=1', { DATABASE_URL: databaseUrl, DEMO: '1' }, true],
    ['the URL of the shop, but with DEMO=true', { APP_URL: 'https://a.lk', DEMO: 'true' }, true],
    ['nothing but DEMO=0', { DEMO: '0' }, false],
  ])('demo mode with %s, %o: %s', (_what, environment, demo) => {
    expect(readConfig(environment as Record<string, string>).demo).toBe(demo);
  });

  test('the configuration records whether DEMO=1 opened demo mode', () => {
    expect(readConfig({ DEMO: '1' }).demoForced).toBe(true);
    expect(readConfig({}).demoForced).toBe(false);
  });

  test('a host that other machines reach needs APP_URL, in demo mode too', () => {
    expect(problemsOf({ HOST: '0.0.0.0', DEMO: '1' })).toHaveLength(1);
    expect(problemsOf({ HOST: '0.0.0.0', DEMO: '1', APP_URL: 'https://a.lk' })).toEqual([]);
    expect(problemsOf({ HOST: '::1' })).toEqual([]);
  });
});

test('a shop behind a web server on this machine is warned while it trusts no proxy', () => {
  const behind = { APP_URL: 'https://shop.example.lk' };
  expect(configWarnings(readConfig(behind)).join()).toContain('TRUSTED_PROXIES is empty');
  for (const fine of [
    { ...behind, TRUSTED_PROXIES: '127.0.0.1' },
    { ...behind, HOST: '0.0.0.0' },
    { APP_URL: 'http://localhost:3000' },
    {},
  ]) {
    expect(configWarnings(readConfig(fine))).toEqual([]);
  }
});

test('a database URL with several servers is refused with the advice to name one', () => {
  const severalHosts =
    'postgresql://shop:word@h1:5432,h2:5432/sandhi?target_session_attrs=read-write';
  expect(problemsOf({ DATABASE_URL: severalHosts, AUTH_SECRET: secret }).join()).toContain(
    'DATABASE_URL: names several servers; name one',
  );
  const withCommas = 'postgresql://shop,owner:wo,rd@h1:5432/sandhi';
  expect(readConfig({ DATABASE_URL: withCommas, AUTH_SECRET: secret }).databaseUrl).toBe(
    withCommas,
  );
});

test('only the process that systemd names takes its socket', () => {
  const ofSystemd = { LISTEN_FDS: '1', LISTEN_PID: `${process.pid}` };
  expect(readConfig(ofSystemd).socketFd).toBe(3);
  expect(readConfig({ ...ofSystemd, LISTEN_PID: '1' }).socketFd).toBeUndefined();
});

test('a replica is accepted beside a database server, and its URL has to name one PostgreSQL server', () => {
  const beside = { DATABASE_URL: databaseUrl, AUTH_SECRET: secret };
  const replica = 'postgresql://shop:word@copy.example.lk/sandhi';
  expect(readConfig({ ...beside, DATABASE_READ_URL: replica }).databaseReadUrl).toBe(replica);
  for (const wrong of ['copy.example.lk', 'mysql://a/b', 'postgresql://h1,h2:5432/sandhi']) {
    const [problem] = problemsOf({ ...beside, DATABASE_READ_URL: wrong });
    expect(problem).toContain('DATABASE_READ_URL: must look like');
  }
});
