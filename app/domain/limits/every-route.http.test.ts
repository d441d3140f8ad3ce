import fs from 'node:fs';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { emailVerifications } from '#domain/customers/tables.server.ts';
import { type RetentionKind, retentionDays } from '#domain/kernel/retention.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { builtRoutes, fillInParams, type RoutePattern } from '#test/built-routes.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anEnrolment } from '#test/second-factor.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { placeOrder, putInCart } from '#test/shopping.ts';
import { signUp } from '#test/signing-in.ts';
import { sourceFiles } from '#test/source-files.ts';
import type { Visitor } from '#test/visitor.ts';
import { type FormSender, type LimitedWrite, writesOfRoutes } from '#test/writes-of-routes.ts';
import { secondFactorCipher } from '#web/sign-in/second-factor.server.ts';
import { type BudgetName, budgets } from './budgets.ts';
import { attemptBudgets } from './tables.server.ts';

let shop: InProcessShop;
let senders: Record<FormSender, () => Visitor>;
let productId: string;
const routes: RoutePattern[] = [];

beforeAll(async () => {
  // Only demo mode offers stock alerts without a mail server.
  shop = await openInProcess({ demo: true });
  const owner = await anOwner(shop.shop);
  await anEnrolment(owner, secondFactorCipher(shop.running));
  productId = (await aProduct(shop.shop, { stock: 100 })).id;
  const customer = shop.visitor();
  await signUp(customer, 'Kamala');
  const takenEmail = await signUp(shop.visitor(), 'Taken');
  const emailVerifiedAt = new Date();
  await shop.shop.db
    .update(customers)
    .set({ emailVerifiedAt })
    .where(eq(customers.email, takenEmail));
  const admin = await shop.signedIn(owner.actor.userId);
  senders = {
    guest: shop.visitor,
    customer: () => customer,
    'admin-without-code': () => admin,
  };
  routes.push(...(await builtRoutes()));
});
afterAll(() => shop?.close());

/** Paths of the panel that strangers reach, because no session is required there. */
const unguardedPaths = /^\/admin\/(sign-in|sign-out|set-password\/:token|second-factor(\/enrol)?)$/;

const nameOf = ({ routeId }: RoutePattern) => routeId.replace(/\.(en|si)$/, '');

test('the table of writes lists every route that strangers can write to, and no other route', () => {
  const open = routes.filter(
    ({ pattern }) => !pattern.startsWith('/admin') || unguardedPaths.test(pattern),
  );
  const writes = open.filter(({ hasAction }) => hasAction).map(nameOf);
  expect([...new Set(writes)].sort()).toEqual(Object.keys(writesOfRoutes).sort());
});

test('every budget is spent somewhere', () => {
  const spent = limitedWrites().flatMap(([, { spends, alsoSpends = [] }]) => [
    ...spends,
    ...alsoSpends,
  ]);
  expect([...new Set(spent)].sort()).toEqual(Object.keys(budgets).sort());
});

test.each(limitedWrites())(
  '%s spends the budgets of the table, and refuses, hides or flags once they are used up',
  async (name, write) => {
    const checkExhausted = exhaustedChecks[write.whenExhausted];
    const patterns = routes.filter((route) => nameOf(route) === name).map(({ pattern }) => pattern);
    expect(patterns.length).toBeGreaterThan(0);
    for (const pattern of patterns) {
      await shop.shop.db.delete(attemptBudgets);
      // Otherwise a request for a link counts as a repeat of the one in the other language, and spends nothing.
      await shop.shop.db.delete(emailVerifications);
      const path = fillInParams(pattern, write.params ?? {});
      const first = await send(path, write);
      expect(await spentBudgets(), `after ${first.status} of ${path}`).toEqual(
        [...write.spends].sort(),
      );

      await shop.shop.db.update(attemptBudgets).set({ used: 1_000_000 });
      const later = await send(path, write);
      await checkExhausted(first.status, later);
    }
  },
);

test('accounts that enter the same e-mail address share its budget of verification links', async () => {
  await shop.shop.db.delete(attemptBudgets);
  const accounts = [shop.visitor(), shop.visitor()];
  for (const account of accounts) await signUp(account, 'Shared');
  for (let link = 0; link < 4; link += 1) {
    for (const account of accounts) await account.post('/account/prove', {});
    // Otherwise the next request counts as a repeat of this one, as after a double click.
    await shop.shop.db.update(emailVerifications).set({ createdAt: new Date(0) });
  }
  const toShared = eq(messages.recipient, 'shared@example.lk');
  expect(await shop.shop.db.$count(messages, toShared)).toBe(budgets['email-proof:email'].attempts);
});

function limitedWrites() {
  return Object.entries(writesOfRoutes).filter(
    (entry): entry is [string, LimitedWrite] => typeof entry[1] !== 'string',
  );
}

type Answered = { status: number; headers: Headers };

const exhaustedChecks: Record<
  LimitedWrite['whenExhausted'],
  (first: number, later: Answered) => unknown
> = {
  refused: (_, { status }) => expect(status).toBe(429),
  hidden: (first, { status }) => expect(status).toBe(first),
  'signed-out': (_, { headers }) => expect(headers.get('Location')).toContain('/admin/sign-in'),
  flagged: async (_, { status }) => {
    expect(status).toBe(303);
    const { db } = shop.shop;
    const [newest] = await db.select().from(orders).orderBy(desc(orders.createdAt)).limit(1);
    expect(newest?.flags).toEqual(['many-from-address', 'email-held']);
    const isHeldBack = and(
      eq(messages.orderId, newest?.id ?? ''),
      eq(messages.problem, 'held-back'),
    );
    expect(await db.$count(messages, isHeldBack)).toBe(1);
  },
};

async function send(path: string, { by, sends }: LimitedWrite): Promise<Answered> {
  const visitor = senders[by]();
  if (typeof sends === 'string') {
    const headers = { Origin: shop.url, 'Content-Type': 'text/plain' };
    return fetch(new URL(path, shop.url), { method: 'POST', body: sends, headers });
  }
  if (!path.endsWith('/checkout')) return visitor.post(path, sends);
  await putInCart(visitor, productId);
  return placeOrder(visitor, { email: 'stranger@example.lk' });
}

async function spentBudgets(): Promise<BudgetName[]> {
  const rows = await shop.shop.db.select({ bucket: attemptBudgets.bucket }).from(attemptBudgets);
  const names = Object.keys(budgets) as BudgetName[];
  const found = rows.map(({ bucket }) => {
    const name = names.find((one) => bucket.startsWith(`${one}:`));
    if (!name) throw new Error(`No budget has the bucket ${bucket}.`);
    return name;
  });
  return [...new Set(found)].sort();
}

/** What docs/limits.md says about each kind of data; # is its number of days. */
const retentionPhrases: Record<RetentionKind, string> = {
  events: ': events after # days,',
  resetRequests: 'requests for a new password after #,',
  messages: 'e-mails and the inbox after #,',
  inbox: 'e-mails and the inbox after #,',
  chats: 'WhatsApp messages after #,',
  reviewNames: 'the names under reviews after #,',
  customerNotes: 'notes about customers and on orders after #,',
  offerConsents: 'consents to offers after # and',
  withdrawnConsents: 'withdrawals after #,',
  stockAlerts: 'an address of a stock alert after #,',
  unconfirmedAlerts: 'after # where it was not confirmed,',
  notifiedAlerts: '# days after it was notified,',
  problemPictures: 'pictures of parcels with a problem after #,',
  problems: 'reported problems after #,',
  payerNames: 'the names of online payers after #,',
  bankSlips: 'bank slips after #,',
  remittances: 'remittances after #,',
  remittancePreviews: 'after # where they were never taken over',
  auditEntries: 'the activity log after #,',
};

test('docs/limits.md names every budget with its attempts, and the days after which data is deleted', () => {
  const text = fs.readFileSync('docs/limits.md', 'utf8').replace(/\s+/g, ' ');
  for (const [name, { attempts }] of Object.entries(budgets)) {
    expect(text).toContain(`| \`${name}\` | ${attempts} in `);
  }
  for (const [kind, days] of Object.entries(retentionDays)) {
    expect(text).toContain(retentionPhrases[kind as RetentionKind].replace('#', `${days}`));
  }
});

test('budgets are defined in budgets.ts only', () => {
  const filesWithBudgets = sourceFiles().filter(
    ({ path, text }) =>
      /^(app|server)\/.*(?<!\.test)\.tsx?$/.test(path) &&
      /\battempts: [1-9]\d*, windowMs/.test(text),
  );
  expect(filesWithBudgets.map(({ path }) => path)).toEqual(['app/domain/limits/budgets.ts']);
});
