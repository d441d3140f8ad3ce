import { afterEach, expect, test, vi } from 'vitest';
import { busyCopy } from '#server/admission/busy.copy.ts';
import { openCartClient } from '#storefront/cart/state/cart-client.ts';
import { sendMessage } from '#storefront/home/contact/send-message.ts';
import { wishlistClient } from '#storefront/wishlist/wishlist-client.ts';

const why = busyCopy.formByScript;
const values = { name: 'Nimal', message: 'Is the balm coming back?' };

function respond(body: string): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status: 503 }));
}
const sendContact = () => sendMessage(new URLSearchParams(values));
const addToWishlist = () => wishlistClient.send('add', 'oil');
const addToCart = () => {
  const request = { intent: 'add', productId: 'oil', quantity: 1 } as const;
  return openCartClient(() => {}).send(request, new AbortController().signal);
};
afterEach(() => vi.unstubAllGlobals());

test('what a script sends to a shop that is busy is refused in the words of the shop', async () => {
  respond(JSON.stringify({ busy: why }));
  expect(await sendContact()).toMatchObject({ values, refusal: { code: 'failed', why } });
  expect(await addToWishlist()).toEqual({ kind: 'error', code: 'add-failed', why });
  await expect(addToCart()).rejects.toMatchObject({ why });
});

test('a proxy’s response to what a script sends has no words for the shopper', async () => {
  for (const body of ['<h1>503 Service Unavailable</h1>', '{}']) {
    respond(body);
    expect(await sendContact()).toEqual({ values, problems: {}, refusal: { code: 'failed' } });
    await expect(addToWishlist()).rejects.toThrow();
    await expect(addToCart()).rejects.toThrow('The cart responded 503.');
  }
});
