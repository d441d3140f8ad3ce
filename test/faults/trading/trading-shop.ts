import type { Shop } from '#domain/kernel/shop.server.ts';
import { openMailingShop } from '#test/mailing-shop.ts';
import type { EnvironmentOf, ShopServer } from '#test/open-shop-server.ts';
import { openDatabaseOf } from '#test/query-database.ts';
import { anAccount } from '#test/running-shop.ts';
import type { Random } from '#test/seeded.ts';
import { aProduct } from '#test/shop.ts';
import { signUp } from '#test/signing-in.ts';
import type { databases } from '#test/stocked-shops.ts';
import type { Visitor } from '#test/visitor.ts';

/** An order that its buyer saw confirmed: by 303, to its page. */
export type Confirmed = { orderId: string; productId: string; quantity: number; email: string };
/** A change to an order that the owner saw confirmed. */
export type OwnerChange = { orderId: string; did: 'paid' | 'refunded' | 'cancelled' };
/** A submitted checkout form, which is sent again until the shop responds. */
export type Form = Omit<Confirmed, 'orderId'> & { buyer: Visitor; fields: Record<string, string> };

/** A shop whose buyers order and whose owner works while faults happen, with its mail and what each of them saw confirmed. */
export type TradingShop = {
  shop: ShopServer;
  mail: Awaited<ReturnType<typeof openMailingShop>>['mail'];
  random: Random;
  productIds: string[];
  owner: Visitor;
  customers: Visitor[];
  confirmed: Confirmed[];
  ownerChanges: OwnerChange[];
  /** Forms without a response. */
  unanswered: Form[];
  /** Ids of orders that the owner has not changed. */
  unchanged: string[];
  /** Ids of the e-mails that buyers have to get, as `judge` found them in the database. */
  expectedEmailIds: string[];
  /** Responses that a shopper or the owner should never get. */
  anomalies: string[];
};

export const ownerCredentials = { username: 'owner', password: 'sesame and turmeric leaves' };
const stock = 90_000;

type TradingShopOptions = {
  parentFolder?: string;
  env?: EnvironmentOf;
  mail?: Parameters<typeof openMailingShop>[1];
};

/** Opens a real shop that sells, with an owner who works in the panel, and a mail server. */
export async function openTradingShop(
  random: Random,
  database: (typeof databases)[number],
  { mail: mailOptions, ...serverOptions }: TradingShopOptions = {},
): Promise<TradingShop> {
  const { shop, mail } = await openMailingShop(database, mailOptions, serverOptions);
  await shop.stop();
  const productIds = await addOwnerAndProducts(shop);
  return tradingShopOf({ shop: await shop.reopen(), mail, random, productIds });
}

/** Makes a trading shop of an open shop to which `addOwnerAndProducts` added: signs up its customers. */
export function tradingShopOf(
  opened: Pick<TradingShop, 'shop' | 'mail' | 'random' | 'productIds'>,
): Promise<TradingShop> {
  return signUpCustomers({
    ...{ ...opened, owner: opened.shop.visitor() },
    ...{ customers: [], confirmed: [], ownerChanges: [], unanswered: [], unchanged: [] },
    ...{ expectedEmailIds: [], anomalies: [] },
  });
}

async function signUpCustomers(tradingShop: TradingShop): Promise<TradingShop> {
  for (const name of ['Kamala', 'Sunil']) {
    const customer = tradingShop.shop.visitor();
    await signUp(customer, name);
    tradingShop.customers.push(customer);
  }
  return tradingShop;
}

export async function closeTradingShop({ shop, mail }: TradingShop): Promise<void> {
  await shop.remove();
  await mail.close();
}

/** Adds an owner and two products. A shop on the embedded database has to be closed. Returns the products' ids. */
export async function addOwnerAndProducts(
  shopData: Parameters<typeof openDatabaseOf>[0],
): Promise<string[]> {
  const { database, close } = await openDatabaseOf(shopData);
  const shop: Shop = {
    db: database.db,
    actor: { kind: 'shop' },
    now: () => new Date(),
    listeners: [],
  };
  await anAccount({ shop }, { ...ownerCredentials, owner: true });
  const balm = await aProduct(shop, { slug: 'balm-to-buy', stock });
  const oil = await aProduct(shop, { slug: 'oil-to-buy', stock, priceLkr: 1250 });
  await close();
  return [balm.id, oil.id];
}

/** Returns a function that says how many orders and changes of the owner were confirmed since this call. */
export function startCountingConfirmed(tradingShop: TradingShop): () => string {
  const { confirmed, ownerChanges } = tradingShop;
  const [orders, changes] = [confirmed.length, ownerChanges.length];
  return () =>
    `${confirmed.length - orders} orders and ${ownerChanges.length - changes} changes of the owner`;
}
