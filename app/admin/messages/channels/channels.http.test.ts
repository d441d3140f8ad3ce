import { afterEach, expect, test } from 'vitest';
import { defaultChannels } from '#domain/messages/channel-choices/channel-choices.ts';
import { choicesInForm } from '#domain/messages/channel-choices/channel-choices-form.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOwner } from '#test/shop.ts';

let shop: InProcessShop;
afterEach(() => shop.close());

const page = '/admin/messages/channels';

test('if two admins without JavaScript choose channels at the same time, the second is refused with the name of the first', async () => {
  shop = await openInProcess();
  const signIn = async (name: string) =>
    shop.signedIn((await anOwner(shop.shop, { name })).actor.userId);
  const [owner, other] = [await signIn('Kamala'), await signIn('Sunil')];
  const opened = choicesInForm(defaultChannels);
  const shown = JSON.stringify(opened);
  const save = (changes: Record<string, string>, admin = owner) =>
    admin.post(page, { ...opened, shown, ...changes });

  expect((await save({ 'order-placed-1': 'sms' })).status).toBe(422);
  expect((await save({ 'order-delivered-2': 'sms' })).status).toBe(303);
  expect((await save({ 'order-delivered-2': 'sms' })).status).toBe(303);
  const refused = await save({ 'order-delivered-1': '', 'order-shipped-1': '' }, other);

  expect(refused.status).toBe(409);
  expect(refused.body).toContain('Kamala saved the channels of messages while this page was open');
  expect((await save({ shown: 'broken' })).status).toBe(409);
  expect((await owner.get(page)).body).toContain('Not connected');
  const formerPage = await owner.get('/admin/messages/ways');
  expect([formerPage.status, formerPage.headers.get('Location')]).toEqual([302, page]);
});
