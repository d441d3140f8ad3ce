import { expect, test } from 'vitest';
import { aParcel, aRemittance, lineFor, takeOverForm } from '#test/courier-cash.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { addRemittance } from './add-remittance.server.ts';
import { takeBackRemittance } from './take-back-remittance.server.ts';
import { takeRemittance } from './take-remittance.server.ts';

test('the same list is there once, until it was taken back', async () => {
  const shop = await anOwner(await openTestShop());
  const lines = [lineFor(await aParcel(shop))];
  const list = await aRemittance(shop, lines);
  const again = {
    courier: 'DOMEX ',
    lines,
    columns: { trackingNumber: 'W', orderNumber: '', amount: 'A', fee: '' },
  };
  const added = () => addRemittance(shop, { ...again, amountIs: 'collected' });
  const refusal = { code: 'listed-already', remittanceId: list.id };
  expect(await added()).toEqual({ ok: false, refusal });
  const press = await takeOverForm(shop, list);
  await takeRemittance(shop, press);
  expect(await added()).toEqual({ ok: false, refusal });
  await takeBackRemittance(shop, press);
  expect(await added()).toMatchObject({ ok: true });
});
