import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupThousands } from '#domain/kernel/rupees.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { placeholderPhone } from '#domain/settings/default-settings.copy.ts';
import { isFullRun } from '#test/full-run.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import type { Visitor } from '#test/visitor.ts';

let shop: InProcessShop;
let owner: Visitor;

beforeAll(async () => {
  shop = await openInProcess({ demo: true });
  owner = shop.visitor();
  expect((await owner.post('/admin/sign-in', { ...shop.demoCredentials })).status).toBe(302);
});
afterAll(() => shop?.close());

async function read(path: string): Promise<string> {
  return (await shop.visitor().get(path)).body;
}

async function version(): Promise<string> {
  const { body } = await owner.get('/admin/settings');
  return /name="version" value="(\d+)"/.exec(body)?.[1] ?? '';
}

async function save(fields: Record<string, string>) {
  const response = await owner.post('/admin/settings', { version: await version(), ...fields });
  expect([response.status, response.headers.get('Location')]).toEqual([
    303,
    '/admin/settings?tab=general',
  ]);
}

/** Each field, its new text, and the pages on which every visitor reads that text from the next response on. */
const changes: [string, string, string[]][] = [
  ['siteName', 'Osu Medura', ['/', '/privacy-policy', '/manifest.webmanifest']],
  ['siteNameSi', 'ඔසු මැදුර', ['/si', '/si/privacy-policy', '/si/manifest.webmanifest']],
  ['tagline', 'Relief from the garden', ['/', '/manifest.webmanifest']],
  ['taglineSi', 'උයනෙන් සහනය', ['/si', '/']],
  ['address', '7 Lake Road, Kandy', ['/']],
  ['addressSi', 'වැව පාර, මහනුවර', ['/si']],
  ['deliveryMessage', 'Free to every door', ['/', '/privacy-policy']],
  ['deliveryMessageSi', 'සෑම දොරකටම නොමිලේ', ['/si', '/si/privacy-policy']],
  ['metaTitle', 'A title that searchers see', ['/']],
  ['metaTitleSi', 'සොයන්නන්ට පෙනෙන මාතෘකාව', ['/si']],
  ['metaDescription', 'A description that searchers read', ['/']],
  ['metaDescriptionSi', 'සොයන්නන් කියවන විස්තරය', ['/si']],
  ['email', 'owner@osu.example', ['/', '/si', '/contact']],
  ['figure1-figure', '97%', ['/']],
  ['figure2-figureSi', 'දින 9', ['/si']],
  ['figure3-caption', 'Parcels sent', ['/']],
  ['story1-name', 'Ruwan Jayasuriya', ['/']],
  ['story2-townSi', 'ගම්පහ', ['/si']],
  ['story3-words', 'My own words about it.', ['/']],
];

/** `npm test` tries half of the fields, in both languages. */
const triedChanges = changes.filter((_, index) => isFullRun || index % 4 < 2);

test.each(triedChanges)(
  'the new text of %s is in the next response to every visitor',
  async (field, text, paths) => {
    for (const path of paths) expect(await read(path), path).not.toContain(text);
    await save({ [field]: text });
    for (const path of paths) expect(await read(path), path).toContain(text);
  },
);

test('phone numbers are linked with the country code, however they were typed', async () => {
  await save({ phone: '011 2 345 678', whatsapp: '0712345678' });
  for (const path of ['/', '/si']) {
    const body = await read(path);
    expect(body).toContain('href="tel:+94112345678"');
    expect(body).toContain('https://wa.me/94712345678');
    expect(body).not.toContain(placeholderPhone.slice(1));
  }
});

/** Returns the order, with the pages of its cart and confirmation. */
async function orderFirstProduct() {
  const buyer = shop.visitor();
  const productId = /name="productId" value="([0-9a-f-]{36})"/.exec(await read('/'))?.[1] ?? '';
  await putInCart(buyer, productId);
  const cart = (await buyer.get('/cart')).body;
  const placed = await placeOrder(buyer);
  const confirmation = (await buyer.get(placed.headers.get('Location') ?? '')).body;
  const order = await findOrder(shop.shop, orderIdOf(placed) ?? '');
  if (!order) throw new Error(`The order was refused with ${placed.status}.`);
  return { cart, confirmation, order };
}

/** Returns an amount as pages show it, outside of their scripts. */
const priceIn = (amountLkr: number) => `₨</span>\u00a0${groupThousands(amountLkr)}<`;

test('while delivery costs something, cart and order add its fee, and no page says that it is free', async () => {
  await save({ freeDelivery: 'off', deliveryFeeLkr: '350' });
  for (const path of ['/', '/si', '/privacy-policy', '/si/privacy-policy']) {
    expect(await read(path), path).not.toMatch(/Free to every door|සෑම දොරකටම නොමිලේ/);
  }
  const { cart, confirmation, order } = await orderFirstProduct();
  expect(order).toMatchObject({ deliveryFeeLkr: 350, totalLkr: order.subtotalLkr + 350 });
  for (const body of [cart, confirmation]) {
    expect(body).toContain(priceIn(350));
    expect(body).toContain(priceIn(order.totalLkr));
  }
  await save({ freeDelivery: 'on' });
});

test('bank transfer is offered once bank account details are entered, and cash on delivery is not offered once it is switched off', async () => {
  const buyer = shop.visitor();
  const productId = /name="productId" value="([0-9a-f-]{36})"/.exec(await read('/'))?.[1] ?? '';
  await putInCart(buyer, productId);
  const methods = async () => {
    const { body } = await buyer.get('/checkout');
    return [...body.matchAll(/value="(cod|bank_transfer|payhere)"/g)].map(([, method]) => method);
  };
  await save({ bankAccountDetails: '', bankAccountDetailsSi: '' });
  expect(await methods()).toEqual(['cod', 'payhere']);
  await save({ bankAccountDetails: 'Bank of Ceylon 77', codEnabled: 'off' });
  expect(await methods()).toEqual(['bank_transfer', 'payhere']);
  await save({ codEnabled: 'on' });
});

test('with dollars chosen, prices also show an amount in dollars, in both languages, and orders stay in rupees', async () => {
  expect(await read('/')).not.toContain('US$');
  await save({ currency: 'USD', lkrPerUsd: '301.55' });
  for (const path of ['/', '/si']) expect(await read(path)).toContain('US$\u00a012.60');
  const { confirmation, order } = await orderFirstProduct();
  expect(order).toMatchObject({ totalLkr: 3800, dueLkr: 3800 });
  expect(confirmation).toContain(priceIn(3800));
  await save({ currency: 'LKR' });
  expect(await read('/')).not.toContain('US$');
});

test('hidden testimonials are not on the page, and no link points to them', async () => {
  const setShown = (shown: string) =>
    save({ 'story1-shown': shown, 'story2-shown': shown, 'story3-shown': shown });
  await setShown('off');
  for (const path of ['/', '/si', '/privacy-policy']) {
    expect(await read(path)).not.toMatch(/id="testimonials"|#testimonials/);
  }
  await setShown('on');
  expect(await read('/')).toContain('id="testimonials"');
});

test('a save against an old version is refused with what was typed and what was saved since, and changes nothing', async () => {
  const opened = await version();
  await save({ tagline: 'The first who saved' });
  const response = await owner.post('/admin/settings', { version: opened, tagline: 'The second' });
  expect(response.status).toBe(409);
  expect(response.body).toContain('value="The second"');
  expect(response.body).toContain('Another admin saved: The first who saved');
  expect(await read('/')).toContain('The first who saved');
});
