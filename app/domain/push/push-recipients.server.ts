import { and, eq, ne, sql } from 'drizzle-orm';
import { adminRole } from '#domain/accounts/admin-role.server.ts';
import { adminUsers, users } from '#domain/accounts/tables.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { startOfColomboDay } from '#domain/kernel/colombo-time.ts';
import { compiledQuery, queryParameters } from '#domain/kernel/compiled-query.server.ts';
import { mapToRecord } from '#domain/kernel/records.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { type PushKind, pushKinds } from './push-kind.ts';
import { pushChoices, pushDevices } from './tables.server.ts';

export type PushRecipient = {
  deviceId: string;
  language: Language;
  /** The end of the admin's quiet hours, in which the message waits. */
  holdUntil: Date | undefined;
};

const parameters = queryParameters('actorId', 'demo');

const findSubscribed = mapToRecord(pushKinds, (kind) =>
  compiledQuery((db) =>
    db
      .select({
        deviceId: pushDevices.id,
        panelLanguage: adminUsers.panelLanguage,
        quietFrom: pushChoices.quietFrom,
        quietUntil: pushChoices.quietUntil,
      })
      .from(pushDevices)
      .innerJoin(adminUsers, eq(adminUsers.userId, pushDevices.userId))
      .innerJoin(users, eq(users.id, pushDevices.userId))
      .leftJoin(pushChoices, eq(pushChoices.userId, pushDevices.userId))
      .where(
        and(
          ne(adminRole, 'packer'),
          sql`coalesce(${pushChoices[kind]}, true)`,
          sql`${pushDevices.userId} is distinct from ${parameters.actorId}::uuid`,
          // The demo account gets no messages of a real shop.
          sql`(${parameters.demo}::boolean or not ${users.demo})`,
        ),
      )
      .for('key share', { of: pushDevices }),
  ),
);

/**
 * Returns the devices of owners who subscribed to this kind, without those of the actor. Prevents their deletion until the
 * transaction ends, because the messages to them refer to them.
 */
export async function listPushRecipients(
  shop: Shop,
  kind: PushKind,
  { demo }: { demo: boolean },
): Promise<PushRecipient[]> {
  const actorId = shop.actor.kind === 'owner' ? shop.actor.userId : null;
  const found = await findSubscribed[kind](shop.db, { actorId, demo });
  return found.map(({ deviceId, panelLanguage, ...hours }) => ({
    deviceId,
    language: panelLanguage === 'si' ? 'si' : 'en',
    holdUntil: endOfQuietHours(shop.now(), hours),
  }));
}

/** Returns the end of the quiet hours of a device's admin; undefined outside of them, and for a device of the actor. */
export async function findEndOfQuietHours(
  shop: AdminShop,
  deviceId: string,
): Promise<Date | undefined> {
  const { quietFrom, quietUntil, userId } = pushChoices;
  const ofOther = and(eq(pushDevices.id, deviceId), ne(pushDevices.userId, shop.actor.userId));
  const [found] = await shop.db
    .select({ quietFrom, quietUntil })
    .from(pushDevices)
    .innerJoin(pushChoices, eq(userId, pushDevices.userId))
    .where(ofOther);
  return found && endOfQuietHours(shop.now(), found);
}

/** Returns whether the admin of a device chose this kind of notification, as all do who chose nothing. */
export async function isSubscribed(
  { db }: Shop,
  deviceId: string,
  kind: PushKind,
): Promise<boolean> {
  const [choices] = await db
    .select({ isChosen: pushChoices[kind] })
    .from(pushDevices)
    .innerJoin(pushChoices, eq(pushChoices.userId, pushDevices.userId))
    .where(eq(pushDevices.id, deviceId));
  return choices?.isChosen ?? true;
}

export type PushDevice = { endpoint: string; p256dh: string; auth: string };

/** Returns the endpoint and keys of a device; undefined once the device is deleted. */
export async function findPushDevice(shop: Shop, id: string): Promise<PushDevice | undefined> {
  const { endpoint, p256dh, auth } = pushDevices;
  const withId = eq(pushDevices.id, id);
  const [found] = await shop.db.select({ endpoint, p256dh, auth }).from(pushDevices).where(withId);
  return found;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

type ChosenHours = { quietFrom: number | null; quietUntil: number | null };

/**
 * Returns the end of the quiet hours around a time; undefined outside of them. Quiet hours may go past midnight.
 */
export function endOfQuietHours(time: Date, hours: ChosenHours): Date | undefined {
  const { quietFrom: from, quietUntil: until } = hours;
  if (from === null || until === null || from === until) return undefined;
  const midnight = startOfColomboDay(time).getTime();
  const lengthMs = ((until - from + 24) % 24) * hourMs;
  const starts = [midnight - dayMs, midnight].map((day) => day + from * hourMs);
  const start = starts.find((each) => time.getTime() >= each && time.getTime() < each + lengthMs);
  return start === undefined ? undefined : new Date(start + lengthMs);
}
