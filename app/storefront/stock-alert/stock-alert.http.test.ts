import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashToken } from '#domain/accounts/link-token.server.ts';
import { saveProduct } from '#domain/catalog/editing/save-product.server.ts';
import { stockAlerts } from '#domain/stock-alerts/tables.server.ts';
import { openInProcess } from '#test/in-process-shop.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { smsAccount } from '#test/sms-account.ts';

function redirectOf({ status, headers }: { status: number; headers: Headers }) {
  return [status, headers.get('Location')];
}

test('without a script a shopper requests a stock alert, confirms it by its link, and stops it there', async () => {
  const open = await openInProcess({ demo: true });
  try {
    const visitor = open.visitor();
    const { id } = await aProduct(open.shop, { slug: 'gone-balm', stock: 0 });
    const path = '/products/gone-balm/tell-me';
    const product = (await visitor.get('/products/gone-balm')).body;
    expect(product).toContain(`href="${path}"`);
    expect(product).toContain('In stock now');
    expect(product).not.toContain('it should reach you between');

    expect((await visitor.post(path, { email: 'nimal' })).body).toContain(
      'Please enter a valid email address.',
    );
    expect(await visitor.post(path, { email: 'nimal@example.lk' })).toMatchObject({ status: 303 });
    expect((await visitor.get(`${path}?sent`)).body).toContain('Please check your inbox.');

    await saveProduct(await anOwner(open.shop), id, { slug: 'balm-back-soon' });
    const renamedPath = '/products/balm-back-soon/tell-me';
    expect(redirectOf(await visitor.get(path))).toEqual([301, renamedPath]);
    expect(redirectOf(await visitor.post(path, { email: 'selvi@example.lk' }))).toEqual([
      303,
      `${renamedPath}?sent`,
    ]);
    expect((await visitor.get(`${renamedPath}?sent`)).body).toContain('Please check your inbox.');
    await open.shop.db.delete(stockAlerts).where(eq(stockAlerts.email, 'selvi@example.lk'));

    const token = 'a-token-of-a-link';
    await open.shop.db.update(stockAlerts).set({ tokenHash: hashToken(token) });
    const link = `/si/stock-alert/${token}`;
    expect((await visitor.get(link)).body).toContain('ඔව්, මට දන්වන්න');
    await visitor.post(link, { intent: 'confirm' });
    expect((await visitor.get(link)).body).toContain('අපි ඔබට දන්වන්නම්');
    expect(
      await open.shop.db.select({ productId: stockAlerts.productId }).from(stockAlerts),
    ).toEqual([{ productId: id }]);
    await visitor.post('/stock-alert/an-older-link', { intent: 'stop' });
    const replaced = await visitor.get('/stock-alert/an-older-link');
    expect(replaced.status).toBe(404);
    expect(replaced.body).toContain('This link no longer works');
    expect(replaced.body).not.toContain('We will not write to you');
    await visitor.post(link, { intent: 'stop' });
    const stopped = await visitor.get(link);
    expect(stopped.status).toBe(404);
    expect(stopped.body).toContain('අපි ඔබට ලියන්නේ නැහැ');
    expect((await visitor.get(link)).body).not.toContain('අපි ඔබට ලියන්නේ නැහැ');
    expect(await open.shop.db.$count(stockAlerts)).toBe(0);
  } finally {
    await open.close();
  }
});

test('a shop that can send SMS, but no e-mail, offers nothing that needs a link by e-mail', async () => {
  const open = await openInProcess({ env: smsAccount });
  try {
    await aProduct(open.shop, { slug: 'gone-balm', stock: 0 });
    const { status, body } = await open.visitor().get('/products/gone-balm');
    expect(status).toBe(200);
    expect(body).not.toContain('tell-me');
    const path = '/products/gone-balm/tell-me';
    expect(await open.visitor().get(path)).toMatchObject({ status: 404 });
    const sameOrigin = { Origin: open.running.appUrl.origin };
    const refused = await open.visitor().post(path, { email: 'nimal@example.lk' }, sameOrigin);
    expect([refused.status, await open.shop.db.$count(stockAlerts)]).toEqual([404, 0]);

    const customer = open.visitor();
    const account = { name: 'Kamala', identifier: 'kamala@example.lk', password: 'spare-key-77' };
    expect(await customer.post('/sign-up', account, sameOrigin)).toMatchObject({ status: 303 });
    for (const path of ['/account', '/account/details']) {
      const page = await customer.get(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.body).not.toContain('Send me a link');
    }
  } finally {
    await open.close();
  }
});

test('the page of a product in stock says when an order should arrive, and links to the other sizes', async () => {
  const open = await openInProcess({ demo: true });
  try {
    const { body } = await open.visitor().get('/products/joint-relief-oil-100-ml');
    expect(body).toContain('Order today: it should reach you between');
    expect(body).toContain('₨\u00a03,450 per 100 ml');
    expect(body).toContain('href="/products/joint-relief-oil-200-ml"');
    expect(body).not.toContain('tell-me');
  } finally {
    await open.close();
  }
});
