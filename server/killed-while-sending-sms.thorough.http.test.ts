import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { deliverMessages } from '#domain/messages/queue/deliver-messages.server.ts';
import { leaseMs } from '#domain/messages/queue/lifetimes.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { takeDataLock } from '#platform/db/data-lock.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { stopChild, trackChild } from '#scripts/test/child-processes.ts';
import { dropDatabase, freshDatabase } from '#scripts/test/fresh-database.ts';
import { aMessage } from '#test/messages.ts';
import { postgresServer } from '#test/open-shop-server.ts';
import { anOrder } from '#test/order.ts';
import { openDatabaseOf } from '#test/query-database.ts';
import { smsSenderTo } from '#test/sms-sender-process.ts';
import { openSmsService } from '#test/sms-service.ts';

const databases = ['embedded', 'postgres'] as const;
const waitingSms = 12;
type ShopData = { dataDir: string; databaseUrl: string | undefined };

function shopOn(db: Shop['db'], laterMs = 0): Shop {
  const now = () => new Date(Date.now() + laterMs);
  return { db, actor: { kind: 'guest' }, now, listeners: [] };
}

/** Makes a shop with `waitingSms` SMS in the queue, each about the order of its recipient. */
async function makeShop({ dataDir, databaseUrl }: ShopData) {
  const folder = path.join(dataDir, 'shop');
  fs.mkdirSync(folder);
  const lock = takeDataLock(dataDir);
  const database = await openDatabase(
    databaseUrl === undefined
      ? { kind: 'embedded', folder, lock }
      : { kind: 'postgres', url: databaseUrl, onDeadConnection: () => undefined },
  );
  const shop = shopOn(database.db);
  await ensureSettings(shop);
  await shop.db.update(settings).set({ smsNotifications: true });
  for (let each = 0; each < waitingSms; each += 1) {
    const recipient = `+947710000${10 + each}`;
    const { id: orderId } = await anOrder(shop, { status: 'shipped', customerPhone: recipient });
    const about = { kind: 'order-shipped', channel: 'sms', orderId, secretLink: null } as const;
    await aMessage(shop, { ...about, recipient });
  }
  await database.close();
  lock.release();
}

/** Starts a process that sends, and kills it as soon as the provider has received `smsCount` SMS. */
async function sendAndKill(
  { dataDir, databaseUrl = '' }: ShopData,
  service: Service,
  smsCount: number,
) {
  const args = ['test/sms-sender-process.ts', dataDir, databaseUrl, service.origin];
  const sending = trackChild(
    spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  await vi.waitFor(() => expect(service.received.length).toBeGreaterThanOrEqual(smsCount), {
    timeout: 60_000,
    interval: 1,
  });
  await stopChild(sending, 'SIGKILL');
}

type Service = Awaited<ReturnType<typeof openSmsService>>;

test.each(databases)(
  'killed between sending an SMS and recording it, the shop sends no SMS twice, and marks those in doubt as unknown (%s)',
  async (kind) => {
    const name = `sandhi_sms_${process.pid}`;
    const shopData: ShopData = {
      dataDir: fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-sms-')),
      databaseUrl: kind === 'postgres' ? await freshDatabase(postgresServer(), name) : undefined,
    };
    const service = await openSmsService();
    try {
      await makeShop(shopData);
      await sendAndKill(shopData, service, 2);
      service.respondWith('silence');
      await sendAndKill(shopData, service, service.received.length + 1);
      service.respondWith({ status: 200, body: '{"status":"success"}' });

      const { database, close } = await openDatabaseOf(shopData);
      await deliverMessages(shopOn(database.db, leaseMs + 1000), smsSenderTo(service.origin));
      const rows = await database.db.select().from(messages);
      await close();

      const recipients = service.received.map(({ fields }) => `+${fields['recipient']}`);
      expect(new Set(recipients).size).toBe(recipients.length);
      const inState = (state: string) => rows.filter((row) => row.state === state);
      expect(inState('unknown').length).toBeGreaterThan(0);
      expect(inState('unknown').every(({ problem }) => problem === 'no-answer')).toBe(true);
      expect(inState('sent').length + inState('unknown').length).toBe(waitingSms);
      expect(inState('sent').every(({ recipient }) => recipients.includes(recipient))).toBe(true);
    } finally {
      await service.close();
      fs.rmSync(shopData.dataDir, { recursive: true, force: true });
      if (shopData.databaseUrl) await dropDatabase(shopData.databaseUrl);
    }
  },
);
