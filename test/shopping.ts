import type { ShopResponse, Visitor } from './visitor.ts';

let buyers = 0;

/** Returns the checkout fields of a shopper: a different person with a different phone number each time. */
export function aBuyer(overrides: Record<string, string> = {}): Record<string, string> {
  buyers += 1;
  return {
    customerName: `Buyer ${buyers}`,
    phone: `+9477${String(1_000_000 + buyers)}`,
    email: '',
    address: '12 Temple Road',
    city: 'Colombo',
    province: 'Western',
    paymentMethod: 'cod',
    specialInstructions: '',
    ...overrides,
  };
}

export async function putInCart(
  visitor: Visitor,
  productId: string,
  quantity = 1,
): Promise<ShopResponse> {
  const fields = { intent: 'add', productId, quantity, language: 'en' };
  const response = await visitor.post('/cart/lines', fields);
  if (response.status >= 400)
    throw new Error(`The cart refused with ${response.status}: ${response.body}`);
  return response;
}

/** Returns the hidden fields of the checkout page: the key of the cart, the total that was shown, the language. */
export function checkoutFields(html: string): Record<string, string> {
  const form = html.split('<form').find((part) => part.includes('name="idempotencyKey"')) ?? '';
  const hidden = [...form.matchAll(/<input[^>]*>/g)].filter(([tag]) => tag.includes('"hidden"'));
  return Object.fromEntries(
    hidden.map(([tag]) => [attribute(tag, 'name'), attribute(tag, 'value')]),
  );
}

/** Goes to the checkout with the cart as it is, fills in the form, and sends it. */
export async function placeOrder(
  visitor: Visitor,
  overrides: Record<string, string> = {},
): Promise<ShopResponse> {
  const page = await visitor.get('/checkout');
  return visitor.post('/checkout', { ...checkoutFields(page.body), ...aBuyer(), ...overrides });
}

/** Returns the id of the order to which the response redirects; undefined if it does not redirect to one. */
export function orderIdOf({ status, headers }: ShopResponse): string | undefined {
  if (status !== 303 && status !== 302) return undefined;
  return /\/order-success\/([0-9a-f-]{36})/.exec(headers.get('Location') ?? '')?.[1];
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
