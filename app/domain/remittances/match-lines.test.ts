import { expect, test } from 'vitest';
import { aParcel, aRemittance, lineFor } from '#test/courier-cash.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { matchRemittance } from './match-remittance.server.ts';

test('a tracking number that two couriers gave names the parcel of the courier whose list it is', async () => {
  const shop = await anOwner(await openTestShop());
  const number = { trackingNumber: '1001' };
  const [own, others] = [
    await aParcel(shop, number),
    await aParcel(shop, { ...number, courier: 'Koombiyo' }),
  ];
  const outcomes = async (courier: string, line: Parameters<typeof lineFor>[1] = {}) => {
    const matched = await matchRemittance(
      shop,
      await aRemittance(shop, [lineFor(own, line)], courier),
    );
    return matched.map(({ order, outcome }) => [order?.id, outcome]);
  };
  expect(await outcomes('domex ')).toEqual([[own.id, 'paid']]);
  expect(await outcomes('Koombiyo')).toEqual([[others.id, 'paid']]);
  expect(await outcomes('Fardar'), 'of a third courier').toEqual([[undefined, 'ambiguous']]);
  const { orderNumber } = others;
  expect(await outcomes('Domex', { orderNumber })).toEqual([[others.id, 'other-courier']]);
  await aParcel(shop, number);
  const twoParcels = await outcomes('Domex', { feeLkr: 1 });
  expect(twoParcels, 'of two own parcels').toEqual([[undefined, 'ambiguous']]);
});
