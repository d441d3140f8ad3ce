import { expect, test } from 'vitest';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { contactMessages } from '#domain/support/tables.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { openTestShop, type TestShop } from '#test/shop.ts';
import type { Route as PageRoute } from './+types/contact.route';
import type { Route } from './+types/contact-messages.route';
import { action as answerPage, loader as loadPage } from './contact.route.tsx';
import { action } from './contact-messages.route.ts';

const typed = {
  name: 'Nimal Perera',
  phone: '077 123 4567',
  email: '',
  message: 'Is the balm coming back?',
};

async function send(shop: TestShop, overrides: Record<string, string> = {}) {
  const form = { ...typed, ...overrides };
  const { args } = await visitArgs(shop, { path: '/contact/messages', form });
  const response = await action(args as unknown as Route.ActionArgs);
  return { status: response.status, ...(await response.json()) };
}

test('a message is stored, however fast its form was filled in', async () => {
  const shop = await openTestShop();
  // Sends a field that the form no longer has, as pages do that were opened before its removal.
  expect(await send(shop, { filledInMs: '300' })).toEqual({ status: 200, sent: true });
  expect(await shop.db.select().from(contactMessages)).toMatchObject([
    { name: 'Nimal Perera', phone: '+94771234567', message: 'Is the balm coming back?' },
  ]);
});

test('a message with the hidden field filled in is answered as sent, and not stored', async () => {
  const shop = await openTestShop();
  expect(await send(shop, { topic: 'cheap watches' })).toEqual({ status: 200, sent: true });
  expect(await shop.db.$count(contactMessages)).toBe(0);
});

test('the eleventh message of an hour from one IP address is refused with the minutes to wait', async () => {
  const shop = await openTestShop();
  for (let message = 1; message <= 10; message += 1) {
    expect((await send(shop, { message: `Question ${message}` })).sent).toBe(true);
  }
  const refusal = { code: 'too-many-attempts', minutes: 60, seconds: 3600 };
  expect(await send(shop)).toEqual({ status: 429, refusal, problems: {}, values: typed });
  expect(await shop.db.$count(contactMessages)).toBe(10);

  shop.clock.at = new Date(shop.clock.at.getTime() + 60 * 60 * 1000);
  expect((await send(shop)).sent).toBe(true);
});

test('a message with wrong fields uses up no attempt, and its fields are named', async () => {
  const shop = await openTestShop();
  for (let message = 1; message <= 12; message += 1) {
    expect(await send(shop, { phone: '077' })).toMatchObject({
      status: 422,
      problems: { phone: 'phone' },
    });
  }
  expect((await send(shop)).sent).toBe(true);
});

test('without a script the page says that a message was sent, also after a reload', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const { args } = await visitArgs(shop, { path: '/si/contact', form: typed });
  const response = (await answerPage(args as unknown as PageRoute.ActionArgs)) as Response;
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/si/contact?sent']);
  const open = async (path: string) =>
    loadPage((await visitArgs(shop, { path })).args as unknown as PageRoute.LoaderArgs);
  expect(await open('/si/contact?sent')).toMatchObject({ wasSent: true });
  expect(await open('/si/contact')).toMatchObject({ wasSent: false });
});

test('without a script the page returns a wrong form with everything that was typed', async () => {
  const shop = await openTestShop();
  const form = { ...typed, phone: '077' };
  const { args } = await visitArgs(shop, { path: '/si/contact', form });
  const returned = await answerPage(args as unknown as PageRoute.ActionArgs);
  expect(returned).toMatchObject({
    data: { values: { ...typed, phone: '077' } },
    init: { status: 422 },
  });
});
