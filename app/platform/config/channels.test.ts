import { expect, test } from 'vitest';
import { problemsOf } from '#test/config-problems.ts';
import { readConfig } from './config.server.ts';

const whole = {
  APP_URL: 'https://shop.example.lk',
  SMTP_HOST: 'smtp.example.lk',
  SMTP_PORT: '465',
  SMTP_USER: 'shop',
  SMTP_PASSWORD: 'a word',
  SMTP_FROM: 'shop@example.lk',
};

test('a whole group brings e-mail, and ends demo mode', () => {
  expect(readConfig(whole)).toMatchObject({
    demo: false,
    smtp: {
      host: 'smtp.example.lk',
      port: 465,
      signIn: { user: 'shop', password: 'a word' },
      from: 'shop@example.lk',
    },
  });
});

test('a mail server beside the shop may do without a sign-in and on the usual port', () => {
  const { SMTP_USER: _user, SMTP_PASSWORD: _password, SMTP_PORT: _port, ...rest } = whole;
  expect(readConfig(rest).smtp).toMatchObject({ port: 587, signIn: undefined });
});

test('half a group is refused by one message that names everything missing, wrong or misspelled', () => {
  const problems = problemsOf({ SMTP_USER: 'shop', SMTP_PORT: '0', SMTP_PASS: 'a word' });
  const named = problems.map((problem) => /- (\w+):/.exec(problem)?.[1]);
  expect(named.sort()).toEqual([
    'APP_URL',
    'SMTP_FROM',
    'SMTP_HOST',
    'SMTP_PASS',
    'SMTP_PASSWORD',
    'SMTP_PORT',
  ]);
});

test.each(['shop', 'shop@', 'Sandhi <shop@example.lk>', 'a@b.lk, c@d.lk'])(
  'mail cannot come from %j',
  (from) => {
    expect(problemsOf({ ...whole, SMTP_FROM: from }).join()).toContain('SMTP_FROM: must be');
  },
);

test('a demonstration may know a mail server, though nothing leaves it', () => {
  const { APP_URL: _, ...rest } = whole;
  expect(readConfig({ ...rest, DEMO: '1' })).toMatchObject({ demo: true });
});
