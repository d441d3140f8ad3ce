import pino from 'pino';
import { expect, test } from 'vitest';
import type { SendOutcome } from '#domain/messages/channel.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage, aSender } from '#test/messages.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { startBackgroundJobs } from './background-jobs.ts';

test('a slow mail server delays no recurring job, and stopping waits for both', async () => {
  const shop = await openSellingShop();
  await aMessage(shop);
  const slowMail = Promise.withResolvers<SendOutcome>();
  const slowPayments = Promise.withResolvers<void>();
  const { sender, sentMessages } = aSender(() => slowMail.promise);
  const startedJobs: string[] = [];
  const running = {
    ...aRunningShop(shop),
    channels: sender.channels,
    // Records the jobs instead of running them.
    oneAtATime: async (name: string) => {
      startedJobs.push(name);
      if (name === 'tick:payments') await slowPayments.promise;
      return false;
    },
  };

  const stop = startBackgroundJobs(running, pino({ enabled: false }));
  await expect.poll(() => [sentMessages.length, startedJobs]).toEqual([1, ['tick:payments']]);

  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  slowMail.resolve({ kind: 'sent' });
  await expect.poll(async () => shop.db.select().from(messages)).toMatchObject([{ state: 'sent' }]);
  expect(isStopped).toBe(false);
  slowPayments.resolve();
  await stopping;
  expect(startedJobs).toContain('tick:stock-alerts');
});
