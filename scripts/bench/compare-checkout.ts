import { startBareServer } from './bare/start-bare.ts';
import { type Comparison, compareAlternately } from './compare-with-bare-server.ts';
import { openBenchShop } from './orders/bench-shop.ts';
import { orderForms } from './orders/order-forms.ts';

const path = '/checkout';

/** Measures the checkout of a cart, which no cache keeps, beside a server that only renders the same React tree. */
export async function compareCheckout(rounds: number): Promise<Comparison> {
  const shop = await openBenchShop('postgres');
  try {
    const [form] = await orderForms(shop.url, 1);
    const headers = { Cookie: form?.headers['Cookie'] ?? '' };
    const task = { path, cookie: headers.Cookie, databaseUrl: shop.databaseUrl };
    const bare = await startBareServer('tree-server.ts', { ...task, dataDir: shop.dataDir });
    const urls = { shop: `${shop.url}${path}`, bare: `${bare.url}${path}` };
    return await compareAlternately(urls, { headers, rounds }).finally(bare.stop);
  } finally {
    await shop.remove();
  }
}
