import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { aParcel, aRemittance, lineFor, takeOverForm } from '#test/courier-cash.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { addRemittance } from './add-remittance.server.ts';
import { takeBackRemittance } from './take-back-remittance.server.ts';
import { takeRemittance } from './take-remittance.server.ts';

test('the same list cannot be added again until it is taken back', async () => {
  const shop = await anOwner(await openTestShop());
  const lines = [lineFor(await aParcel(shop))];
  const list = await aRemittance(shop, lines);
  const sameList = {
    courier: 'DOMEX ',
    lines,
    columns: { trackingNumber: 'W', orderNumber: '', amount: 'A', fee: '' },
  };
  const addAgain = () => addRemittance(shop, { ...sameList, amountKind: 'collected' });
  const refusal = { code: 'listed-already', remittanceId: list.id };
  expect(await addAgain()).toEqual({ ok: false, refusal });
  const form = await takeOverForm(shop, list);
  await takeRemittance(shop, form);
  expect(await addAgain()).toEqual({ ok: false, refusal });
  await takeBackRemittance(shop, form);
  expect(await addAgain()).toMatchObject({ ok: true });
});

test('a list can be added again while the earlier list is being taken back', async () => {
  const shop = await anOwner(await openTestShop());
  const lines = [lineFor(await aParcel(shop))];
  const list = await aRemittance(shop, lines);
  await takeRemittance(shop, await takeOverForm(shop, list));
  // Takes the earlier list back between the attempt to add it again and the search for it.
  await shop.db.execute(sql`create function taken_back_now() returns trigger language plpgsql as $$
    begin update remittances set taken_back_at = now() where taken_at is not null; return null; end $$`);
  onTestFinished(async () => {
    await shop.db.execute(sql`drop function taken_back_now cascade`);
  });
  await shop.db.execute(sql`create trigger taken_back_now after insert on remittances
    for each statement execute function taken_back_now()`);

  const addedAgain = await aRemittance(shop, lines);

  expect(addedAgain.id).not.toBe(list.id);
});
