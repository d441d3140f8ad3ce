import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers, users } from '#domain/accounts/tables.server.ts';
import { changeDetails } from '#domain/customers/change-details.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { afterFirstRead } from '#test/after-first-read.ts';
import { anAccountFor, verify } from '#test/password-reset.ts';
import { anAccount, aRunningShop } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { saveDetails } from './save-details.server.ts';

const password = 'sesame-and-turmeric';
const phone = '+94771112233';

async function openShopWithKamala() {
  const shop = await openTestShop();
  const running = aRunningShop(shop);
  const userId = await anAccount(running, { username: 'kamala', password });
  const { name, email = '' } = (await findCustomer(shop, userId)) ?? { name: '' };
  await shop.db.insert(customers).values({ userId, name, email, phone, createdAt: shop.now() });
  const save = (form: Record<string, string>, as: Shop = shop) => {
    const body = new URLSearchParams({ name, email, phone: '077 111 2233', ...form });
    const request = new Request('http://localhost:3000/account/details', { method: 'POST', body });
    return saveDetails({ shop: as, userId, clientAddress: '203.0.113.7' }, request);
  };
  return { shop, userId, email, save };
}

test('a name is changed without a password, because nobody signs in with it', async () => {
  const { shop, userId, save } = await openShopWithKamala();
  expect(await save({ name: 'Kamala Perera' })).toBeUndefined();
  expect(await findCustomer(shop, userId)).toMatchObject({ name: 'Kamala Perera', phone });
});

test('a name that was longer at the sign-up than names may be now does not stop other changes', async () => {
  const { shop, userId, save } = await openShopWithKamala();
  const name = 'ක'.repeat(120);
  const phone = '0719998877';
  await shop.db.update(users).set({ name });
  expect(await save({ name, phone, password })).toBeUndefined();
  expect(await findCustomer(shop, userId)).toMatchObject({ name, phone: '+94719998877' });
  expect((await save({ name: `${name}ක`, phone }))?.data.problems).toEqual({ name: 'too-long' });

  expect(await save({ name: 'Kamala', phone })).toBeUndefined();
  expect((await save({ name, phone }))?.data.problems).toEqual({ name: 'too-long' });
});

test('e-mail and phone are changed by anyone who knows the password, and by nobody else', async () => {
  const { shop, userId, save } = await openShopWithKamala();
  const change = { email: 'New@Example.lk', phone: '0719998877' };
  const values = { name: 'Kamala Silva', ...change };

  expect(await save(change)).toMatchObject({
    data: { problems: { password: 'required' }, values },
  });
  expect((await save({ ...change, password: 'a guess' }))?.data).toEqual({
    problems: { password: 'wrong-password' },
    values,
  });
  expect(await findCustomer(shop, userId)).toMatchObject({ phone });

  expect(await save({ ...change, password })).toBeUndefined();
  expect(await findCustomer(shop, userId)).toMatchObject({
    email: 'new@example.lk',
    phone: '+94719998877',
  });
});

test('after ten wrong passwords the right one is refused too, with the minutes to wait', async () => {
  const { save } = await openShopWithKamala();
  for (let attempt = 0; attempt < 10; attempt += 1) await save({ phone: '', password: 'a guess' });
  expect(await save({ phone: '', password })).toMatchObject({
    data: { refusal: { code: 'too-many-attempts', minutes: 15 } },
    init: { status: 429 },
  });
});

test('wrong fields are returned with what was typed, without the password', async () => {
  const { email, save } = await openShopWithKamala();
  expect((await save({ name: ' ', phone: '12', password }))?.data).toEqual({
    problems: { name: 'required', phone: 'phone' },
    values: { name: ' ', email, phone: '12' },
  });
});

test('an account is told ten times an hour that a phone is already used, and then cannot change its phone at all', async () => {
  const { shop, userId, save } = await openShopWithKamala();
  await verify(shop, await anAccountFor(shop, '0712223344'), '0712223344');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await save({ phone: '0712223344', password })).toMatchObject({
      data: { problems: { phone: 'already-used' } },
    });
  }
  for (const other of ['0712223344', '0719998877']) {
    expect(await save({ phone: other, password })).toMatchObject({
      data: { refusal: { code: 'too-many-attempts', minutes: 60 } },
    });
  }
  expect(await findCustomer(shop, userId)).toMatchObject({ phone });
  expect(await save({ name: 'Kamala Perera' })).toBeUndefined();
});

test('saved details use up no attempts, however often they change', async () => {
  const { save } = await openShopWithKamala();
  for (let time = 0; time < 12; time += 1) {
    expect(await save({ phone: `07199988${10 + time}`, password })).toBeUndefined();
  }
});

test('a phone that was changed in the meantime is not changed back without the password', async () => {
  const { shop, userId, email, save } = await openShopWithKamala();
  const newer = { name: 'Kamala Silva', email, phone: '+94719998877' };
  const shopWithChange = afterFirstRead(shop, () => changeDetails(shop, userId, newer));

  expect(await save({ name: 'Kamala Perera' }, shopWithChange)).toMatchObject({
    data: { problems: { password: 'required' } },
  });

  const { name, phone } = newer;
  expect(await findCustomer(shop, userId)).toMatchObject({ name, phone });
});

test('a customer whose account has just been deleted is redirected to the sign-in', async () => {
  const { shop, userId, save } = await openShopWithKamala();
  const shopWithDeletion = afterFirstRead(shop, async () => {
    await shop.db.delete(users).where(eq(users.id, userId));
  });
  const answer = await save({ name: 'Kamala Perera' }, shopWithDeletion).catch((thrown) => thrown);
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/sign-in']);
});
