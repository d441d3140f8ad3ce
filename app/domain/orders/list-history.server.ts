import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#domain/accounts/tables.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { HistoryEntry } from './order-history.ts';
import { orderHistory } from './tables.server.ts';

/** Who acted: an owner by name, where the account is still there. */
export type HistoryActor =
  | { kind: 'owner'; name: string | undefined }
  | { kind: 'customer' | 'guest' | 'shop' };

export type HistoryRow = HistoryEntry & { id: string; at: Date; actor: HistoryActor };

/** Everything that happened to an order, oldest first, with who did it. */
export async function listHistory(shop: OwnerShop, orderId: string): Promise<HistoryRow[]> {
  if (!z.uuid().safeParse(orderId).success) return [];
  const rows = await shop.db
    .select({
      id: orderHistory.id,
      event: orderHistory.event,
      details: orderHistory.details,
      actor: orderHistory.actor,
      at: orderHistory.at,
    })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.number);
  const names = await namesOf(shop, rows.map((row) => ownerId(row.actor)).filter(isGiven));
  return rows.map(({ id, at, actor, event, details }) => {
    // The column knows both, but not that they belong together; recordHistory saw to it.
    const entry = { event, details } as HistoryEntry;
    return { id, at, actor: whoActed(actor, names), ...entry };
  });
}

async function namesOf(shop: OwnerShop, userIds: string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await shop.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

function whoActed(label: string, names: ReadonlyMap<string, string>): HistoryActor {
  const id = ownerId(label);
  if (id !== undefined) return { kind: 'owner', name: names.get(id) };
  if (label.startsWith('customer:')) return { kind: 'customer' };
  return { kind: label === 'guest' ? 'guest' : 'shop' };
}

function ownerId(label: string): string | undefined {
  return /^owner:(.+)$/.exec(label)?.[1];
}

function isGiven(id: string | undefined): id is string {
  return id !== undefined;
}
