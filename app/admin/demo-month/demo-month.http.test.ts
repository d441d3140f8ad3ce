import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { users } from '#domain/accounts/tables.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOwner } from '#test/shop.ts';
import { thoroughTest } from '#test/thorough-test.ts';

let shop: InProcessShop;
afterEach(() => shop?.close());

thoroughTest(
  'in demo mode the owner fills a month with invented orders by one button and removes them by another',
  async () => {
    shop = await openInProcess({ demo: true });
    const [demoOwner] = await shop.shop.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.demo, true));
    const owner = await shop.signedIn(demoOwner?.id ?? '');
    expect((await owner.get('/admin/dashboard')).body).toContain('0 of 7 done');

    // Presses the button twice at the same time: the second request finds the job busy or the month filled.
    const responses = await Promise.all(
      ['fill', 'fill'].map((intent) => owner.post('/admin/demo-month', { intent })),
    );
    for (const response of responses) {
      expect([response.status, response.headers.get('Location')]).toEqual([
        303,
        '/admin/dashboard',
      ]);
    }

    await owner.post('/admin/demo-month', { intent: 'fill' });
    const count = await shop.shop.db.$count(orders);
    const fills = await shop.shop.db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'demo-month-filled'));
    expect(fills).toEqual([{ after: { orders: count } }]);
    const { body } = await owner.get('/admin/dashboard');
    expect(body).toContain(`Invented orders in the last thirty days: ${count}`);
    expect(body).toContain('1 of 7 done');
    expect((await owner.get('/admin/audit')).body).toContain('Filled a month of invented orders');
    const [one] = await shop.shop.db.select({ id: orders.id }).from(orders).limit(1);
    expect((await owner.get(`/admin/orders/${one?.id}`)).body).toContain('Invented');
    expect(await shop.shop.db.$count(messages)).toBe(0);

    await owner.post('/admin/demo-month', { intent: 'remove' });
    expect(await shop.shop.db.$count(orders)).toBe(0);
    expect((await owner.get('/admin/dashboard')).body).toContain('Fill a month');
    expect((await owner.get('/admin/audit')).body).toContain('Removed the invented orders');
  },
);

test('a real shop has neither the button nor its URL', async () => {
  shop = await openInProcess();
  const owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
  expect((await owner.get('/admin/dashboard')).body).not.toContain('demo-month');
  expect((await owner.get('/admin/demo-month')).status).toBe(404);
  expect((await owner.post('/admin/demo-month', { intent: 'fill' })).status).toBe(404);
  expect(await shop.shop.db.$count(orders)).toBe(0);
});
