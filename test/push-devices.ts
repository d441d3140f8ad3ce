import { randomUUID } from 'node:crypto';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { pushDevices } from '#domain/push/tables.server.ts';

/** Adds a browser of an owner that gets notifications. Its invented keys can receive nothing; override them to send. */
export async function aPushDevice(
  shop: AdminShop,
  overrides: Partial<typeof pushDevices.$inferInsert> = {},
) {
  const [device] = await shop.db
    .insert(pushDevices)
    .values({
      userId: shop.actor.userId,
      browserId: randomUUID(),
      name: 'Chrome, Android',
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
      p256dh: 'key',
      auth: 'auth',
      createdAt: shop.now(),
      ...overrides,
    })
    .returning();
  if (!device) throw new Error('The device was not inserted.');
  return device;
}
