import { inArray } from 'drizzle-orm';
import type { AuditValues } from '#domain/audit/audit-entry.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { readWays } from './read-ways.server.ts';
import { messageWays } from './tables.server.ts';
import { type ChosenKind, chosenKinds, type Way, type Ways } from './ways.ts';
import { wasOpenedWith } from './ways-schema.server.ts';

export const waysSubject = { kind: 'settings', id: 'message-ways' } as const;

/**
 * Saves the channels of each kind of message, from the next message on. Refuses where someone else has saved since the
 * form was opened; equal channels are no change.
 */
export function saveWays(
  shop: OwnerShop,
  { ways, shown }: { ways: Ways; shown: string },
): Promise<Result<undefined, { code: 'changed-since' }>> {
  return inRecordedTransaction(shop, async (shop) => {
    await shop.db.select({ id: settings.id }).from(settings).for('update');
    const before = await readWays(shop);
    const changed = chosenKinds.filter((kind) => !isSame(before[kind], ways[kind]));
    if (changed.length === 0) return okRecorded(nothingChanged);
    if (!wasOpenedWith(shown, before)) return refuse({ code: 'changed-since' });

    await shop.db.delete(messageWays).where(inArray(messageWays.kind, changed));
    await shop.db.insert(messageWays).values(changed.flatMap((kind) => rowsOf(kind, ways[kind])));
    const entry = await recordAudit(shop, {
      action: 'message-ways-saved',
      subject: waysSubject,
      before: toAuditValues(before, changed),
      after: toAuditValues(ways, changed),
    });
    return okRecorded(entry);
  });
}

function isSame(one: readonly Way[], other: readonly Way[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function rowsOf(kind: ChosenKind, ways: readonly Way[]): (typeof messageWays.$inferInsert)[] {
  if (ways.length === 0) return [{ kind, place: 1, channel: null, time: 'also' }];
  return ways.map(({ channel, time }, index) => ({ kind, place: index + 1, channel, time }));
}

/** Formats the changes for the log: each kind as a list such as "email", "failed:sms". */
function toAuditValues(ways: Ways, changed: readonly ChosenKind[]): AuditValues {
  return Object.fromEntries(changed.map((kind) => [kind, ways[kind].map(formatWay)]));
}

function formatWay({ channel, time }: Way, index: number): string {
  return index === 0 ? channel : `${time}:${channel}`;
}
