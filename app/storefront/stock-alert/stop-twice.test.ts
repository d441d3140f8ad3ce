import { expect, test } from 'vitest';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { openSoldOutShop, requestAlert } from '#test/stock-alerts.ts';
import { action } from './stock-alert.route.tsx';

test('a shopper who presses twice to stop stock alerts reads both times that they are stopped', async () => {
  const { shop, product, newestToken } = await openSoldOutShop();
  await requestAlert(shop, product.slug);
  const press = async (token: string) => {
    const visit = { path: `/stock-alert/${token}`, form: { intent: 'stop' } };
    const { args, running } = await visitArgs(shop, visit);
    const pressed = action({ ...args, params: { token } } as never);
    const response = (await pressed.catch((thrown: unknown) => thrown)) as Response;
    return (await browserStateAfter(running, response)).flash?.code;
  };
  expect(await press('a-replaced-token')).toBeUndefined();
  expect(await press(newestToken())).toBe('stock-alerts-stopped');
  expect(await press(newestToken())).toBe('stock-alerts-stopped');
  expect(await press('a-replaced-token')).toBeUndefined();
});
