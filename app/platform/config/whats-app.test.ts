import { expect, test } from 'vitest';
import { configurableKinds } from '#domain/messages/channel-choices/channel-choices.ts';
import { templateKinds } from '#platform/whats-app/templates.ts';
import { problemsOf } from '#test/config-problems.ts';
import { readConfig } from './config.server.ts';

const completeGroup = {
  APP_URL: 'https://shop.example.lk',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'a long word of our own',
};
const variablesIn = (problems: string[]) =>
  problems.map((line) => /- (\w+):/.exec(line)?.[1]).sort();

test('a complete group of variables configures WhatsApp with names and language codes of templates, and ends demo mode', () => {
  expect(readConfig(completeGroup)).toMatchObject({
    demo: false,
    whatsApp: {
      phoneNumberId: '106540352242922',
      apiVersion: 'v23.0',
      templates: { 'order-placed': 'order_placed', 'order-shipped': 'order_shipped' },
      languageCodes: { en: 'en', si: 'si_LK' },
    },
  });
  const withTemplates = {
    ...completeGroup,
    WHATSAPP_TEMPLATES: 'order-shipped=parcel_left, order-placed=thanks_2',
    WHATSAPP_LANGUAGE_SI: 'en',
  };
  expect(readConfig(withTemplates).whatsApp).toMatchObject({
    templates: { 'order-placed': 'thanks_2', 'order-shipped': 'parcel_left' },
    languageCodes: { en: 'en', si: 'en' },
  });
  expect(readConfig({ APP_URL: completeGroup.APP_URL }).whatsApp).toBeUndefined();
});

test('an incomplete group is refused by one message that names each missing or misspelled variable', () => {
  expect(variablesIn(problemsOf({ WHATSAPP_TOKEN: 'x', WHATSAPP_KEY: 'y' }))).toEqual([
    'APP_URL',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_KEY',
    'WHATSAPP_PHONE_NUMBER_ID',
    'WHATSAPP_VERIFY_TOKEN',
  ]);
  const wrong = {
    ...completeGroup,
    APP_URL: 'http://shop.example.lk',
    WHATSAPP_VERIFY_TOKEN: 'short',
    WHATSAPP_TEMPLATES: 'order-lost=parcel_left',
    WHATSAPP_LANGUAGE_SI: 'Sinhala',
  };
  expect(variablesIn(problemsOf(wrong))).toEqual([
    'APP_URL',
    'WHATSAPP_LANGUAGE_SI',
    'WHATSAPP_TEMPLATES',
    'WHATSAPP_VERIFY_TOKEN',
  ]);
});

test('every message that can go by WhatsApp has a template', () => {
  expect([...templateKinds].sort()).toEqual([...configurableKinds].sort());
});
