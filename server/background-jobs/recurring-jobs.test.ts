import os from 'node:os';
import pino from 'pino';
import { expect, test } from 'vitest';
import { sentForms } from '#domain/forms/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { beginGatewayRefund } from '#domain/orders/refunds/begin-gateway-refund.server.ts';
import { findOpenRefund } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { recordRefundOutcome } from '#domain/orders/refunds/record-refund-outcome.server.ts';
import { oneAtATimeInProcess } from '#platform/db/one-at-a-time.server.ts';
import { StorageOutage } from '#platform/storage/media-store.server.ts';
import { aPaidOrder } from '#test/online-refund.ts';
import { StoreThatIsDown } from '#test/pictures.ts';
import { openTestShop } from '#test/shop.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import {
  databaseJobs,
  paymentJobs,
  pictureJob,
  RecurringJobs,
  runParts,
} from './recurring-jobs.ts';

const minuteMs = 60_000;

test('a recurring job runs at the start, and again when it is due', async () => {
  const shop = await openTestShop();
  const done: string[] = [];
  const work = async ({ actor }: { actor: { kind: string } }) => void done.push(actor.kind);
  const running = { shop, oneAtATime: oneAtATimeInProcess(shop.db) };
  const recurring = new RecurringJobs(running, [{ name: 'sweep', everyMs: minuteMs, work }]);

  await recurring.runDue();
  await recurring.runDue();
  expect(done).toEqual(['shop']);
  shop.clock.at = new Date(shop.now().getTime() + minuteMs);
  await recurring.runDue();
  expect(done).toEqual(['shop', 'shop']);
});

test('a recurring job runs again after the clock was ahead for a while', async () => {
  const shop = await openTestShop();
  const today = shop.now();
  let rounds = 0;
  const work = async () => {
    rounds += 1;
  };
  const running = { shop, oneAtATime: oneAtATimeInProcess(shop.db) };
  const recurring = new RecurringJobs(running, [{ name: 'sweep', everyMs: minuteMs, work }]);

  shop.clock.at = new Date('2027-11-21T03:30:00.000Z');
  await recurring.runDue();
  shop.clock.at = today;
  await recurring.runDue();

  expect(rounds).toBe(2);
});

test('after a sweep that fails the next sweeps still run, unless the database is down', async () => {
  const shop = await openTestShop();
  const done: string[] = [];
  const failing = async () => Promise.reject(new Error('no such column'));
  const next = async () => void done.push('next');
  await expect(runParts(shop, [failing, next])).rejects.toThrow('no such column');
  await expect(runParts(shop, [failing, failing])).rejects.toThrow(AggregateError);
  const storage = async () => Promise.reject(new StorageOutage('no answer'));
  await expect(runParts(shop, [storage, next])).rejects.toThrow(StorageOutage);
  expect(done).toEqual(['next', 'next']);

  const outage = async () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
  await expect(runParts(shop, [outage, next])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(done).toEqual(['next', 'next']);
});

/** Makes the first use of the clock fail, and thereby the first part of a job. */
function withFirstFailure(shop: Shop): Shop {
  let uses = 0;
  const now = () => {
    uses += 1;
    if (uses === 1) throw new Error('no clock');
    return shop.now();
  };
  return { ...shop, now };
}

test('old forms are deleted even if the sweep before them fails', async () => {
  const shop = await openTestShop();
  await shop.db.insert(sentForms).values({ digest: 'of a form', at: new Date(0) });
  const sweep = databaseJobs.find(({ name }) => name === 'sweep');

  await expect(sweep?.work(withFirstFailure(shop))).rejects.toThrow('no clock');

  expect(await shop.db.$count(sentForms)).toBe(0);
});

test('a lost refund is left to the owner even if payments cannot be looked up', async () => {
  const { shop, owner, order, refundInput } = await aPaidOrder();
  await beginGatewayRefund(owner, refundInput());
  shop.clock.at = new Date(shop.now().getTime() + minuteMs);
  const search = async () => ({ kind: 'down' as const });
  const gateway = { search, failureKind: '' } as unknown as RunningShop['gateway'];
  const [job] = paymentJobs({ gateway }, pino({ level: 'silent' }));

  await expect(job?.work(withFirstFailure(shop))).rejects.toThrow('no clock');

  expect(await findOpenRefund(shop, order.id)).toMatchObject({ state: 'unknown' });
});

test('a storage that is down delays no other job', async () => {
  const shop = await openTestShop();
  const down = new StoreThatIsDown(os.tmpdir());
  const done: string[] = [];
  const next = { name: 'next', everyMs: minuteMs, work: async () => void done.push('next') };
  const running = { shop, oneAtATime: oneAtATimeInProcess(shop.db) };
  await new RecurringJobs(running, [pictureJob({ media: down }), next]).runDue();
  expect(done).toEqual(['next']);
});

test('a refund that was interrupted before its response is left to the owner, even without an API key of PayHere', async () => {
  const { shop, owner, order, refundInput } = await aPaidOrder();
  await beginGatewayRefund(owner, refundInput());
  shop.clock.at = new Date(shop.now().getTime() + minuteMs);
  const running = { shop, oneAtATime: oneAtATimeInProcess(shop.db) };
  await new RecurringJobs(
    running,
    paymentJobs({ gateway: undefined }, pino({ level: 'silent' })),
  ).runDue();
  const open = await findOpenRefund(shop, order.id);
  expect(open).toMatchObject({ state: 'unknown' });
  const statement = {
    orderId: order.id,
    refundId: open?.id ?? '',
    button: 'not-refunded',
  } as const;
  expect(await recordRefundOutcome(owner, statement)).toMatchObject({ ok: true });
});

test('in one process a job does not run twice at the same time', async () => {
  const shop = await openTestShop();
  const oneAtATime = oneAtATimeInProcess(shop.db);
  const work = Promise.withResolvers<void>();
  const long = oneAtATime('sweep', () => work.promise);

  expect(await oneAtATime('sweep', async () => undefined)).toBe(false);
  expect(await oneAtATime('other', async () => undefined)).toBe(true);
  work.resolve();
  expect(await long).toBe(true);
});
