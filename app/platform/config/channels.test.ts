import fs from 'node:fs';
import { expect, test } from 'vitest';
import { problemsOf } from '#test/config-problems.ts';
import { channelPrefixes, channelSchema } from './channels.server.ts';
import { readConfig } from './config.server.ts';

const completeGroup = {
  APP_URL: 'https://shop.example.lk',
  SMTP_HOST: 'smtp.example.lk',
  SMTP_PORT: '465',
  SMTP_USER: 'shop',
  SMTP_PASSWORD: 'a word',
  SMTP_FROM: 'shop@example.lk',
};

test('a complete group of variables configures e-mail, and ends demo mode', () => {
  expect(readConfig(completeGroup)).toMatchObject({
    demo: false,
    smtp: {
      host: 'smtp.example.lk',
      port: 465,
      signIn: { user: 'shop', password: 'a word' },
      from: 'shop@example.lk',
    },
  });
});

test('a mail server needs no sign-in, and has port 587 by default', () => {
  const { SMTP_USER: _user, SMTP_PASSWORD: _password, SMTP_PORT: _port, ...rest } = completeGroup;
  expect(readConfig(rest).smtp).toMatchObject({ port: 587, signIn: undefined });
});

test('an incomplete group is refused by one message that names each missing, wrong or misspelled variable', () => {
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
  'the sender address %j is refused',
  (from) => {
    expect(problemsOf({ ...completeGroup, SMTP_FROM: from }).join()).toContain(
      'SMTP_FROM: must be',
    );
  },
);

test('a mail server may be configured in demo mode, even without APP_URL', () => {
  const { APP_URL: _, ...rest } = completeGroup;
  expect(readConfig({ ...rest, DEMO: '1' })).toMatchObject({ demo: true });
});

test.each(Object.keys(channelSchema))('the README says what %s is', (name) => {
  expect(fs.readFileSync('README.md', 'utf8')).toContain(`\`${name}\``);
});

test.each(channelPrefixes)(
  'the list of variables to set, and that of those a second restored shop must not have, name %s',
  (prefix) => {
    for (const file of ['docs/going-live.md', 'docs/backup.md']) {
      expect(fs.readFileSync(file, 'utf8'), file).toContain(`\`${prefix}_…\``);
    }
  },
);
