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
export type Step = { orderId: string; did: 'paid' | 'refunded' | 'cancelled' };
/** A submitted checkout form, which is sent again until the shop responds. */
export type Form = Omit<Confirmed, 'orderId'> & { buyer: Visitor; fields: Record<string, string> };

/** A shop in use: its buyers, its owner, its mail, and what each of them saw confirmed. */
export type Market = {
  shop: ShopServer;
  mail: Awaited<ReturnType<typeof openMailingShop>>['mail'];
  random: Random;
  productIds: string[];
  owner: Visitor;
  customers: Visitor[];
  confirmed: Confirmed[];
  steps: Step[];
  /** Forms without a response, and orders that the owner has not processed. */
  unanswered: Form[];
  untouched: string[];
  /** Ids of the e-mails to buyers that the last check found. */
  written: string[];
  /** Responses that a shopper or the owner should never get. */
  anomalies: string[];
};

export const ownerCredentials = { username: 'owner', password: 'sesame and turmeric leaves' };
const stock = 90_000;

type MarketOptions = {
  parentFolder?: string;
  env?: EnvironmentOf;
  mail?: Parameters<typeof openMailingShop>[1];
};

/** Opens a real shop that sells, with an owner who works in the panel, and a mail server. */
export async function openMarket(
  random: Random,
  database: (typeof databases)[number],
  { mail: mailOptions, ...serverOptions }: MarketOptions = {},
): Promise<Market> {
  const { shop, mail } = await openMailingShop(database, mailOptions, serverOptions);
  await shop.stop();
  const productIds = await fillMarket(shop);
  return marketIn({ shop: await shop.reopen(), mail, random, productIds });
}

/** Opens the market of a shop that is filled and open. */
export function marketIn(
  opened: Pick<Market, 'shop' | 'mail' | 'random' | 'productIds'>,
): Promise<Market> {
  return signUpCustomers({
    ...{ ...opened, owner: opened.shop.visitor() },
    ...{ customers: [], confirmed: [], steps: [], unanswered: [], untouched: [] },
    ...{ written: [], anomalies: [] },
  });
}

async function signUpCustomers(market: Market): Promise<Market> {
  for (const name of ['Kamala', 'Sunil']) {
    const customer = market.shop.visitor();
    await signUp(customer, name);
    market.customers.push(customer);
  }
  return market;
}

export async function closeMarket({ shop, mail }: Market): Promise<void> {
  await shop.remove();
  await mail.close();
}

/** Makes an owner and two products. The shop of an embedded database has to be closed. Returns the products' ids. */
export async function fillMarket(place: Parameters<typeof openDatabaseOf>[0]): Promise<string[]> {
  const { database, close } = await openDatabaseOf(place);
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

/** Returns a function that says how many orders and steps were confirmed since this call. */
export function startCountingConfirmed(market: Market): () => string {
  const { confirmed, steps } = market;
  const [orders, done] = [confirmed.length, steps.length];
  return () => `${confirmed.length - orders} orders and ${steps.length - done} steps of the owner`;
}
