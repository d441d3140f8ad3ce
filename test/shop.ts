import { randomUUID } from 'node:crypto';
import { adminUsers, customers, users } from '#domain/accounts/tables.server.ts';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import { type AdminShop, asAdmin, type Shop } from '#domain/kernel/shop.server.ts';
import type { CheckoutForm } from '#domain/orders/checkout/checkout-form.ts';
import { emptyDatabase } from './database.ts';

/** A clock that stands still until a test moves it. */
export type TestClock = { at: Date };
export type TestShop = Shop & { clock: TestClock };

const openingHour = '2026-11-21T03:30:00.000Z';

/**
 * Opens a shop outside of demo mode, without products, orders or people, on a Saturday at nine in Colombo, by the clock
 * `shop.clock.at = …`. Empties the previous shop: tests of one file run in turn.
 */
export async function openTestShop(overrides: Partial<Pick<Shop, 'listeners' | 'actor'>> = {}) {
  const db = await emptyDatabase();
  const clock: TestClock = { at: new Date(openingHour) };
  const shop: TestShop = {
    db,
    actor: { kind: 'guest' },
    now: () => new Date(clock.at),
    listeners: [],
    clock,
    ...overrides,
  };
  return shop;
}

/** Moves the shop's clock forward. */
export function passSeconds({ clock }: TestShop, seconds: number): void {
  clock.at = new Date(clock.at.getTime() + seconds * 1000);
}

let made = 0;

/** Inserts a product with stock and its ledger entry. */
export async function aProduct(shop: Shop, overrides: Partial<typeof products.$inferInsert> = {}) {
  made += 1;
  const [product] = await shop.db
    .insert(products)
    .values({
      slug: `balm-${made}`,
      nameEn: 'Herbal balm',
      nameSi: 'ඖෂධීය බාම්',
      descriptionEn: 'Warms tired joints.',
      descriptionSi: 'වෙහෙසට පත් සන්ධි උණුසුම් කරයි.',
      priceLkr: 3800,
      stock: 10,
      createdAt: shop.now(),
      updatedAt: shop.now(),
      ...overrides,
    })
    .returning();
  if (!product) throw new Error('The product was not inserted.');
  if (product.stock > 0) {
    await shop.db.insert(stockMovements).values({
      productId: product.id,
      units: product.stock,
      reason: 'opening',
      actor: 'shop',
      at: shop.now(),
    });
  }
  return product;
}

/** Returns a parsed checkout form, each time with a new `idempotencyKey`, which is the key of its cart. */
export function aCheckoutForm(overrides: Partial<CheckoutForm> = {}): CheckoutForm {
  return {
    idempotencyKey: randomUUID(),
    language: 'en',
    customerName: 'Nimal Perera',
    phone: '+94771234567',
    email: 'nimal@example.lk',
    address: '12 Temple Road',
    city: 'Colombo',
    province: 'Western',
    paymentMethod: 'cod',
    specialInstructions: '',
    ...overrides,
  };
}

async function aUser(shop: Shop, overrides: { name?: string; email?: string }) {
  made += 1;
  const [user] = await shop.db
    .insert(users)
    .values({
      name: 'Kamala Silva',
      email: `person-${made}@account.invalid`,
      createdAt: shop.now(),
      updatedAt: shop.now(),
      ...overrides,
    })
    .returning();
  if (!user) throw new Error('The user was not inserted.');
  return user;
}

/** Returns the shop as its owner uses it, for the commands of the panel. */
export async function anOwner<S extends Shop>(
  shop: S,
  overrides: { name?: string; email?: string } = {},
): Promise<AdminShop & S> {
  const user = await aUser(shop, overrides);
  await shop.db.insert(adminUsers).values({ userId: user.id, createdAt: shop.now() });
  return asAdmin(shop, { userId: user.id, name: user.name }) as AdminShop & S;
}

/** Returns the shop as a customer with an account sees it. Each has another phone number and e-mail address by default. */
export async function aCustomer<S extends Shop>(
  shop: S,
  { name, ...overrides }: { name?: string; email?: string; phone?: string } = {},
) {
  const user = await aUser(shop, name === undefined ? {} : { name });
  await shop.db.insert(customers).values({
    userId: user.id,
    name: user.name,
    email: `person-${made}@example.lk`,
    phone: `+9477${`${made}`.padStart(7, '0')}`,
    createdAt: shop.now(),
    ...overrides,
  });
  return { ...shop, actor: { kind: 'customer' as const, userId: user.id } };
}
