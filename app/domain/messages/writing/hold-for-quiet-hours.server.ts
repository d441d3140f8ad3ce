import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Listener } from '#domain/kernel/shop.server.ts';
import { pushLifeMs } from '#domain/messages/queue/lifetimes.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { pushDevices } from '#domain/push/tables.server.ts';

/** Holds the notifications that wait for an admin until the end of the quiet hours that the admin has just chosen. */
export const holdForQuietHours: Listener = async ({ db, now }, event) => {
  if (event.name !== 'quiet-hours-chosen') return;
  const { userId, end } = event;
  const usefulUntil = new Date((end ?? now()).getTime() + pushLifeMs).toISOString();
  const devices = db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId));
  await db
    .update(messages)
    .set({
      holdUntil: end ?? null,
      uselessAfter: sql`greatest(${messages.uselessAfter}, ${usefulUntil}::timestamptz)`,
    })
    .where(and(eq(messages.state, 'waiting'), inArray(messages.pushDeviceId, devices)));
};
