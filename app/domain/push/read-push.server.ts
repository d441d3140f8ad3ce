import { desc, eq } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { type PushChoices, pushKinds } from './push-kind.ts';
import { pushChoices, pushDevices } from './tables.server.ts';

type ListedDevice = { id: string; name: string; browserId: string | null; createdAt: Date };

/** Returns the admin's kinds of notifications, quiet hours, and devices, the newest first. */
export async function readPush(
  shop: AdminShop,
): Promise<PushChoices & { devices: ListedDevice[] }> {
  const { userId } = shop.actor;
  const [row] = await shop.db.select().from(pushChoices).where(eq(pushChoices.userId, userId));
  const { quietFrom: from = null, quietUntil: until = null } = row ?? {};
  const { id, name, browserId, createdAt } = pushDevices;
  const devices = await shop.db
    .select({ id, name, browserId, createdAt })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(createdAt), id);
  return {
    kinds: pushKinds.filter((kind) => row?.[kind] ?? true),
    quiet: from === null || until === null ? undefined : { from, until },
    devices,
  };
}
