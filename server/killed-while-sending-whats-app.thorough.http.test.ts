import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { leaseMs } from '#domain/messages/queue/lifetimes.ts';
import { markInterrupted } from '#domain/messages/queue/record-send-outcome.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { copyEmptyDatabase } from '#platform/db/empty-database.server.ts';
import { aMessage } from '#test/messages.ts';
import { openDatabaseOf } from '#test/query-database.ts';
import { openWhatsAppService } from '#test/whats-app-service.ts';

const script = 'test/send-whats-app-until-killed.ts';

test('killed between sending by WhatsApp and recording it, a message is marked as unknown and never sent again by itself', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-killed-'));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  const service = await openWhatsAppService();
  onTestFinished(service.close);
  copyEmptyDatabase(path.join(dataDir, 'demo', 'database'));
  await inside(dataDir, async (shop) => {
    await ensureSettings(shop);
    const about = { kind: 'order-shipped', channel: 'whatsapp', secretLink: null } as const;
    await aMessage(shop, { ...about, recipient: '+94771234567' });
  });

  let killIt = () => undefined as unknown;
  // The service receives the message and never replies, so nothing is recorded when the process dies.
  service.respondWith(() => {
    killIt();
    return 'silence';
  });
  const sender = run(dataDir, service.origin);
  killIt = () => sender.kill('SIGKILL');
  expect(await once(sender, 'exit')).toEqual([null, 'SIGKILL']);
  expect(service.received).toHaveLength(1);

  service.respondWith(undefined);
  expect(await once(run(dataDir, service.origin), 'exit')).toEqual([0, null]);
  await inside(dataDir, async (shop) => {
    const later = new Date(Date.now() + leaseMs + 1000);
    await markInterrupted({ ...shop, now: () => later });
    expect(await shop.db.select().from(messages)).toMatchObject([
      { state: 'unknown', problem: 'no-answer', sentAt: null },
    ]);
  });
  expect(await once(run(dataDir, service.origin), 'exit')).toEqual([0, null]);
  expect(service.received).toHaveLength(1);
});

function run(dataDir: string, origin: string) {
  return spawn(process.execPath, [script, dataDir, origin], { stdio: 'inherit' });
}

async function inside(dataDir: string, callback: (shop: Shop) => Promise<void>) {
  const { database, close } = await openDatabaseOf({ dataDir, databaseUrl: undefined });
  await callback({
    db: database.db,
    actor: { kind: 'shop' },
    now: () => new Date(),
    listeners: [],
  });
  await close();
}
