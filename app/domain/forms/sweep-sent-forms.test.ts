import { expect, test } from 'vitest';
import { daysLater } from '#domain/kernel/colombo-time.ts';
import { ok } from '#domain/kernel/result.ts';
import { openTestShop } from '#test/shop.ts';
import { onceForForm } from './once-for-form.server.ts';
import { sweepSentForms } from './sweep-sent-forms.server.ts';
import { sentForms } from './tables.server.ts';

test('sent forms are deleted after thirty days', async () => {
  const shop = await openTestShop();
  await onceForForm(shop, { subject: 'shelf', values: { formKey: 'k' } }, async () => ok());
  await sweepSentForms(shop);
  expect(await shop.db.$count(sentForms)).toBe(1);
  shop.clock.at = daysLater(shop.now(), 31);
  await sweepSentForms(shop);
  expect(await shop.db.$count(sentForms)).toBe(0);
});
