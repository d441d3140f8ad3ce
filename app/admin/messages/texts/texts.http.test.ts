import { afterEach, expect, test } from 'vitest';
import { defaultTexts } from '#domain/messages/texts/default-texts.copy.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOwner } from '#test/shop.ts';

let shop: InProcessShop;
afterEach(() => shop.close());

const page = '/admin/messages/texts/order-placed';

test('without JavaScript a text is refused with a hint, priced, not overwritten by an outdated form, and restored', async () => {
  shop = await openInProcess();
  const owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
  const { en: shownEn, si: shownSi } = defaultTexts['order-placed'];
  const save = (fields: Record<string, string>) =>
    owner.post(page, { en: shownEn, si: shownSi, shownEn, shownSi, ...fields });

  const refused = await save({ en: '{shop}: order {numbr}' });
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('The shop cannot fill in {numbr}. Did you mean {number}?');

  const tooLong = await save({ en: '{link} '.repeat(20) });
  expect(tooLong.status).toBe(422);
  expect(tooLong.body).toContain('can be longer than the 620 characters that one SMS takes');

  expect((await save({ en: '{shop}: thank you' })).status).toBe(303);
  const { body } = await owner.get(page);
  expect(body).toContain('1 part (17/160) · ₨\u00a01.00 for each SMS');
  expect(body).toContain('also sent unchanged while the shop is closed');
  const conflict = await save({ en: 'Thank you' });
  expect(conflict.status).toBe(409);
  expect(conflict.body).toContain('Another admin saved: {shop}: thank you');
  expect((await owner.post(`${page}?restore`, {})).status).toBe(303);
  expect((await owner.get(page)).body).toContain('We will prepare it within 24 hours');
  expect((await owner.get('/admin/messages/texts/new-order')).status).toBe(404);
});
