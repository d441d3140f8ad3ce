import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsTabs } from '#admin/settings/settings-tabs.ts';
import { contactMessages } from '#domain/support/tables.server.ts';
import { builtRoutes, filledIn } from './built-routes.ts';
import { type FormInPage, formsIn } from './forms-in.ts';
import { type InProcessShop, openInProcess } from './in-process-shop.ts';
import { aMessage } from './messages.ts';
import { anOrder } from './order.ts';
import { aCustomer, anOwner, aProduct } from './shop.ts';
import { putInCart } from './shopping.ts';
import type { Visitor } from './visitor.ts';

let shop: InProcessShop;
let owner: string;
let customer: string;
let paths: string[];

beforeAll(async () => {
  shop = await openInProcess({ demo: true });
  owner = (await anOwner(shop.shop)).actor.userId;
  customer = (await aCustomer(shop.shop)).actor.userId;
  paths = await everyAddress();
});
afterAll(() => shop?.close());

async function everyAddress(): Promise<string[]> {
  const product = await aProduct(shop.shop);
  const order = await anOrder(shop.shop, { lines: [{ product, quantity: 1 }], userId: customer });
  const wish = { kind: 'order-placed', orderId: order.id, secretLink: null } as const;
  const message = await aMessage(shop.shop, wish);
  const asked = { name: 'Selvi', phone: '+94701555136', message: 'Hello', createdAt: new Date() };
  const [written] = await shop.shop.db.insert(contactMessages).values(asked).returning();
  const params = {
    orderId: order.id,
    productId: product.id,
    messageId: message.id,
    contactMessageId: written?.id ?? '',
    slug: product.slug,
    userId: owner,
    addressId: randomUUID(),
    backupId: randomUUID(),
    token: 'A'.repeat(43),
  };
  const patterns = new Set((await builtRoutes()).map(({ pattern }) => pattern));
  return [...patterns].map((pattern) => filledIn(pattern, params) || '/');
}

/** Whoever may see the address, with a session that nobody else uses and something in the cart. */
async function visitorOf(path: string): Promise<Visitor> {
  if (path.startsWith('/admin')) return shop.signedIn(owner);
  const visitor = path.includes('/account') ? await shop.signedIn(customer) : shop.visitor();
  if (path.includes('/checkout') || path.includes('/cart')) await fillCart(visitor);
  return visitor;
}

async function fillCart(visitor: Visitor) {
  const { body } = await shop.visitor().get('/');
  await putInCart(visitor, /name="productId" value="([0-9a-f-]{36})"/.exec(body)?.[1] ?? '');
}

/** Without JavaScript each tab of the settings is a page. */
const tabs = settingsTabs.map((tab) => `/admin/settings?tab=${tab}`);

/** One of each form: those that differ by the thing that they are about alone are one. */
async function everyForm(): Promise<FormInPage[]> {
  const kinds = new Map<string, FormInPage>();
  for (const path of [...inEnglish(), ...tabs]) {
    const { body } = await (await visitorOf(path)).get(path);
    for (const form of formsIn(body, path)) {
      const names = form.fields.map(([name]) => name).join();
      const intent = form.fields.find(([name]) => name === 'intent')?.[1] ?? '';
      kinds.set(`${form.action.replace(/[0-9a-f-]{36}/g, 'ID')} ${intent} ${names}`, form);
    }
  }
  return [...kinds.values()];
}

test('no form of the shop falls over a field that is sent twice', async () => {
  const forms = await everyForm();
  expect(forms.length).toBeGreaterThan(40);
  const fell: string[] = [];
  for (const { action, fields } of forms) {
    for (const second of [undefined, 'x', '']) {
      const twice = fields.flatMap(([name, value]) => [
        [name, value],
        [name, second ?? value],
      ]);
      const { status } = await (await visitorOf(action)).post(action, new URLSearchParams(twice));
      if (status >= 500) fell.push(`${status} ${action} ${JSON.stringify(second)}`);
    }
  }
  expect(fell).toEqual([]);
});

const odd = ['0000-05-05', '0001-01-01', '9999-12-31', '-1', '99999999999999999999', "%'"];
const asked = 'q from to page before after days status due type kind state tab lang sort min max';

/** The pages of both languages read their address alike. */
function inEnglish(): string[] {
  return paths.filter((path) => path !== '/si' && !path.startsWith('/si/'));
}

test('no page of the shop falls over what its address asks for', async () => {
  const fell: string[] = [];
  for (const path of inEnglish()) {
    const visitor = await visitorOf(path);
    for (const value of odd) {
      const query = new URLSearchParams(asked.split(' ').map((name) => [name, value]));
      const { status } = await visitor.get(`${path}?${query}`);
      if (status >= 500) fell.push(`${status} ${path} ${value}`);
    }
  }
  expect(fell).toEqual([]);
});
