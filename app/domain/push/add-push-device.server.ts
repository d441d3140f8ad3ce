import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { Subscription } from './device-schema.server.ts';
import { pushDevices } from './tables.server.ts';

/** The maximum number of devices per admin; a new one replaces the oldest. */
const maxDevices = 10;

type NewDevice = Subscription & {
  name: string;
  /** From the device cookie; undefined if the browser has none. */
  browserId: string | undefined;
  demo: boolean;
};

/**
 * Subscribes a browser to the admin's notifications, and ends any earlier subscription of that browser. Idempotent.
 */
export function addPushDevice(
  shop: AdminShop,
  { demo, browserId, name, ...subscription }: NewDevice,
): Promise<Result<undefined, { code: 'unknown-service' }>> {
  const { userId } = shop.actor;
  const { endpoint } = subscription;
  return inRecordedTransaction(shop, async (shop) => {
    if (!isPushEndpoint(endpoint, { demo })) return refuse({ code: 'unknown-service' });
    // Both the browser and the endpoint are unique, and an upsert takes a conflict on one of them only.
    await lockAccount(shop, userId);
    const sameEndpoint = eq(pushDevices.endpoint, endpoint);
    const existing = await shop.db.$count(
      pushDevices,
      and(sameEndpoint, eq(pushDevices.userId, userId)),
    );
    if (browserId !== undefined) {
      const earlierDevice = and(
        eq(pushDevices.browserId, browserId),
        ne(pushDevices.endpoint, endpoint),
      );
      await shop.db.delete(pushDevices).where(earlierDevice);
    }
    const device = { ...subscription, userId, name, browserId: browserId ?? null };
    const newDevice = { ...device, createdAt: shop.now() };
    // Counts a browser that another admin had subscribed as new, so that `deleteOldestDevices` keeps it.
    const set = existing > 0 ? device : newDevice;
    await shop.db
      .insert(pushDevices)
      .values(newDevice)
      .onConflictDoUpdate({ target: pushDevices.endpoint, set });
    await deleteOldestDevices(shop);
    if (existing > 0) return okRecorded(nothingChanged);
    const entry = await recordAudit(shop, {
      action: 'notifications-switched-on',
      subject: { kind: 'account', id: userId },
      after: { device: name },
    });
    return okRecorded(entry);
  });
}

async function deleteOldestDevices({ db, actor }: AdminShop): Promise<void> {
  const surplusIds = db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, actor.userId))
    .orderBy(desc(pushDevices.createdAt), pushDevices.id)
    .offset(maxDevices);
  await db.delete(pushDevices).where(inArray(pushDevices.id, surplusIds));
}

/** The hosts of the push services of Chrome, Firefox, Edge and Safari. */
const hosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
] as const;
const hostEndings = [
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

const maxEndpointLength = 2000;

/**
 * Returns whether an endpoint belongs to a known push service, so that nobody can make the shop call another server. In
 * demo mode, which makes no calls, also accepts this machine.
 */
export function isPushEndpoint(endpoint: string, { demo }: { demo: boolean }): boolean {
  if (endpoint.length > maxEndpointLength || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (demo && ['localhost', '127.0.0.1'].includes(hostname)) return true;
  const isKnown =
    hosts.some((host) => host === hostname) || hostEndings.some((end) => hostname.endsWith(end));
  return protocol === 'https:' && port === '' && isKnown;
}
