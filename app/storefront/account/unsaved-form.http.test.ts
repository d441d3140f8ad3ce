import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { customerAddresses } from '#domain/customers/tables.server.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import type { Visitor } from '#test/visitor.ts';

const password = 'sesame-and-turmeric';
const address = {
  customerName: 'කමලා සිල්වා',
  phone: '071 234 5678',
  address: '24/1, Temple Road "B"',
  city: 'Galle',
  district: 'Galle',
  province: 'Southern',
  intent: 'save',
};

let server: InProcessShop;
beforeAll(async () => {
  server = await openInProcess({ demo: true });
});
afterAll(() => server?.close());

async function signUp(identifier: string): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.post('/sign-up', { name: 'Kamala Silva', identifier, password });
  return visitor;
}

/** Posts from the page that contains the form, as a browser does. */
function postFrom(visitor: Visitor, page: string, fields: Record<string, string>) {
  return visitor.post(page, fields, { Referer: `${server.url}${page}` });
}

test('an address that is sent after the session ended is in the form again after signing in, once', async () => {
  const kamala = await signUp('kamala@example.lk');
  await kamala.post('/sign-out', {});
  const late = await postFrom(kamala, '/si/account/addresses/new', address);
  expect(late.status).toBe(303);
  const signIn = late.headers.get('Location') ?? '';
  expect((await kamala.get(signIn)).body).toContain('ඔබ ටයිප් කළ දේ තබා ගෙන තිබෙනවා');

  const next = '/si/account/addresses/new';
  const credentials = { identifier: 'kamala@example.lk', password, next };
  const wrong = await kamala.post('/si/sign-in', { ...credentials, password: 'not this one' });
  expect(wrong.body).toContain('ඔබ ටයිප් කළ දේ තබා ගෙන තිබෙනවා');
  const signedIn = await kamala.post('/si/sign-in', credentials);
  expect(signedIn.headers.get('Location')).toBe(next);

  const page = await kamala.get(next);
  expect(page.body).toContain('ඔබ ටයිප් කළ දේ තවමත් මෙහි තිබෙනවා');
  for (const text of ['කමලා සිල්වා', '24/1, Temple Road &quot;B&quot;']) {
    expect(page.body).toContain(`value="${text}"`);
  }
  expect((await kamala.get(next)).body).not.toContain('24/1, Temple Road');
});

test('an address that was deleted in another tab is offered as a new one with what was typed', async () => {
  const nimal = await signUp('nimal@example.lk');
  await nimal.post('/account/addresses/new', address);
  const [saved] = await server.shop.db.select().from(customerAddresses);
  const path = `/account/addresses/${saved?.id}`;
  await nimal.post(path, { intent: 'delete' });

  const late = await postFrom(nimal, path, { ...address, city: 'Matara', district: 'Matara' });
  expect([late.status, late.headers.get('Location')]).toEqual([303, '/account/addresses/new']);
  const page = await nimal.get('/account/addresses/new');
  expect(page.body).toContain('This address was deleted in the meantime');
  expect(page.body).toContain('value="Matara"');
});

test('an order number that is refused is in the field again', async () => {
  const selvi = await signUp('0771234567');
  await server.shop.db
    .update(customers)
    .set({ phoneVerifiedAt: new Date() })
    .where(eq(customers.phone, '+94771234567'));
  await postFrom(selvi, '/account/older-order', { orderNumber: 'ORD-12-3' });
  expect((await selvi.get('/account/details')).body).not.toContain('ORD-12-3');
  expect((await selvi.get('/account')).body).toContain('value="ORD-12-3"');
  expect((await selvi.get('/account')).body).not.toContain('ORD-12-3');
});
