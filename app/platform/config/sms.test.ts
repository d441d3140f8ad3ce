import { expect, test } from 'vitest';
import { problemsOf } from '#test/config-problems.ts';
import { readConfig } from './config.server.ts';

const completeGroup = {
  APP_URL: 'https://shop.example.lk',
  SMS_PROVIDER: 'notify.lk',
  SMS_SENDER_ID: 'Sandhi',
  SMS_API_KEY: 'key',
  SMS_USER_ID: '12',
};

test('a complete group of variables configures SMS, and ends demo mode', () => {
  const sms = { provider: 'notify.lk', senderId: 'Sandhi', apiKey: 'key', userId: '12' };
  expect(readConfig(completeGroup)).toMatchObject({ demo: false, sms });
  const { SMS_USER_ID: _, ...rest } = completeGroup;
  expect(readConfig({ ...rest, SMS_PROVIDER: 'text.lk' })).toMatchObject({
    sms: { provider: 'text.lk', userId: '' },
  });
});

test('an incomplete group is refused by one message that names each missing or misspelled variable', () => {
  const variablesIn = (problems: string[]) =>
    problems.map((line) => /- (\w+):/.exec(line)?.[1]).sort();
  expect(variablesIn(problemsOf({ SMS_PROVIDER: 'notify.lk', SMS_KEY: 'key' }))).toEqual([
    'APP_URL',
    'SMS_API_KEY',
    'SMS_KEY',
    'SMS_SENDER_ID',
    'SMS_USER_ID',
  ]);
  expect(variablesIn(problemsOf({ ...completeGroup, SMS_PROVIDER: 'sms.example' }))).toEqual([
    'SMS_PROVIDER',
  ]);
  expect(variablesIn(problemsOf({ ...completeGroup, SMS_SENDER_ID: 'a name too long' }))).toEqual([
    'SMS_SENDER_ID',
  ]);
});
