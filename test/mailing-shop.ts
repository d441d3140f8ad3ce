import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openMailServer } from './mail-server.ts';
import { type EnvironmentOf, openShopServer, type ShopServer } from './open-shop-server.ts';
import { type Query, queryDatabase } from './query-database.ts';
import { orderIdOf, placeOrder, putInCart } from './shopping.ts';
import type { databases } from './stocked-shops.ts';

export const secret = 'a secret of the tests that is long enough';
export const ownerAddress = 'owner@shop.lk';

type Database = (typeof databases)[number];
/** A copy of the data of a new embedded shop, filled by `fillShop`. */
type FilledData = { folder: string; productId: string };
type ServerOptions = { parentFolder?: string | undefined; env?: EnvironmentOf };
let filledData: FilledData | undefined;

/** Opens a real shop with one product and the owner's e-mail address in its settings, beside a mail server. */
export async function openMailingShop(
  database: Database,
  options: Parameters<typeof openMailServer>[0] = {},
  { parentFolder, env }: ServerOptions = {},
) {
  const mail = await openMailServer(options);
  const copied = database === 'embedded' ? filledData : undefined;
  const opened = await openShopServer({
    database,
    parentFolder,
    ...(copied ? { data: copied.folder } : { fresh: true }),
    env: async (port, databaseUrl) => ({
      DEMO: '',
      APP_URL: `http://127.0.0.1:${port}`,
      AUTH_SECRET: secret,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: `${mail.port}`,
      SMTP_FROM: 'shop@shop.lk',
      ...(await env?.(port, databaseUrl)),
    }),
  });
  if (copied) return { shop: opened, mail, productId: copied.productId };
  await opened.stop();
  const productId = await queryDatabase(opened, fillShop);
  if (database === 'embedded') filledData = { folder: keepCopy(opened.dataDir), productId };
  return { shop: await opened.reopen(), mail, productId };
}

/** Copies the data for later shops of this worker, because filling a new embedded database takes seconds. */
function keepCopy(dataDir: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-mailing-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  fs.cpSync(dataDir, folder, { recursive: true });
  return folder;
}

async function fillShop(query: Query): Promise<string> {
  await query(`update settings set email = '${ownerAddress}'`);
  const [product] = await query(`
    insert into products (slug, name_en, name_si, description_en, description_si, price_lkr, stock, created_at, updated_at)
    values ('balm', 'Balm', 'බාම්', 'Warm.', 'උණුසුම්.', 3800, 9000, now(), now()) returning id`);
  const productId = `${product?.['id']}`;
  await query(`insert into stock_movements (product_id, units, reason, actor, at)
               values ('${productId}', 9000, 'opening', 'shop', now())`);
  return productId;
}

/** Buys one product with this e-mail address. Returns the order's id once the shop has responded. */
export async function buyWithEmail(shop: ShopServer, productId: string, email: string) {
  const buyer = shop.visitor();
  await putInCart(buyer, productId);
  return orderIdOf(await placeOrder(buyer, { email }));
}

/** Ends all leases, so that messages which a killed shop was sending are due again. */
export async function endLeases(query: Query): Promise<void> {
  await query(`update messages set lease_until = now() where lease_until is not null`);
}

const faults: Record<string, string> = {
  'an order whose customer is not written to': `
    select o.id from orders o where o.customer_email is not null and not exists
    (select from messages m where m.order_id = o.id and m.kind = 'order-placed' and m.recipient = o.customer_email)`,
  'an order that the owner is not told of': `
    select o.id from orders o where not exists
    (select from messages m where m.order_id = o.id and m.kind = 'new-order')`,
  'two messages about one thing': `
    select order_id, kind from messages group by order_id, kind having count(*) > 1`,
  'a message about no order': `
    select m.id from messages m where m.order_id is null and (m.kind = 'new-order' or m.kind like 'order-%')`,
};

/** Returns everything that is wrong between orders and messages, one sentence each. */
export async function faultsInMessages(query: Query): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, text] of Object.entries(faults)) {
    const rows = await query(text);
    if (rows.length > 0) found.push(`${rows.length} × ${fault}`);
  }
  return found;
}

/** Opens a killed shop again after ending its leases, as if they had expired. */
export async function reopenAfterKill(shop: ShopServer): Promise<ShopServer> {
  await queryDatabase(shop, endLeases);
  return shop.reopen();
}

export async function until(condition: () => boolean, goal: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Not within a minute: ${goal}`);
    await pause(20);
  }
}
