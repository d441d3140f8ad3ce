import { and, eq, ne } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import type { ShopEvent } from '#domain/kernel/events.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { pushDevices } from './tables.server.ts';

/** Switches notifications off on one of the admin's own devices. Idempotent. */
export function removePushDevice(
  shop: AdminShop,
  deviceId: string,
): Promise<Result<undefined, never>> {
  const { userId } = shop.actor;
  return inRecordedTransaction(shop, async (shop) => {
    const [removed] = await shop.db
      .delete(pushDevices)
      .where(and(eq(pushDevices.id, deviceId), eq(pushDevices.userId, userId)))
      .returning({ name: pushDevices.name });
    if (!removed) return okRecorded(nothingChanged);
    const entry = await recordAudit(shop, {
      action: 'notifications-switched-off',
      subject: { kind: 'account', id: userId },
      before: { device: removed.name },
    });
    return okRecorded(entry);
  });
}

/** Deletes the device of a browser in which someone signs out, so that nothing more appears on its screen. */
export async function deleteDeviceOfBrowser(shop: Shop, browserId: string): Promise<void> {
  await shop.db.delete(pushDevices).where(eq(pushDevices.browserId, browserId));
}

/** Deletes the device that another admin had in the browser in which this one signs in, also without a sign-out before. */
export async function deleteDeviceOfOtherAdmin(
  shop: Shop,
  { browserId, userId }: { browserId: string; userId: string },
): Promise<void> {
  const ofOther = and(eq(pushDevices.browserId, browserId), ne(pushDevices.userId, userId));
  await shop.db.delete(pushDevices).where(ofOther);
}

/** Deletes a device that its push service no longer knows, with the messages that wait for it. */
export async function deleteDevice(shop: Shop, deviceId: string): Promise<void> {
  await shop.db.delete(pushDevices).where(eq(pushDevices.id, deviceId));
}

/** Deletes all devices of an account when its other sessions are ended, because one of the devices may be lost. */
export async function deleteDevicesOfEndedSessions(shop: Shop, event: ShopEvent): Promise<void> {
  if (event.name !== 'sessions-ended') return;
  await shop.db.delete(pushDevices).where(eq(pushDevices.userId, event.userId));
}
