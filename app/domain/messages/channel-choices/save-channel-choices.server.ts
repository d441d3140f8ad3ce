import { inArray } from 'drizzle-orm';
import type { AuditValues } from '#domain/audit/audit-entry.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import {
  type ChannelChoice,
  type ChannelChoices,
  type ConfigurableKind,
  configurableKinds,
} from './channel-choices.ts';
import { wereShown } from './channel-choices-schema.server.ts';
import { readChannelChoices } from './read-channel-choices.server.ts';
import { channelChoices } from './tables.server.ts';

/** Keeps the former word for channels, because entries of the activity log are stored with this id. */
export const channelChoicesSubject = { kind: 'settings', id: 'message-ways' } as const;

/**
 * Saves the channels of each kind of message, from the next message on. Refuses where someone else has saved since the
 * form was opened; equal channels are no change.
 */
export function saveChannelChoices(
  shop: AdminShop,
  { choices, shown }: { choices: ChannelChoices; shown: string },
): Promise<Result<undefined, { code: 'changed-since' }>> {
  return inRecordedTransaction(shop, async (shop) => {
    // Locks the only row of the settings, so that two owners save one after the other.
    await shop.db.select({ id: settings.id }).from(settings).for('update');
    const before = await readChannelChoices(shop);
    const changed = configurableKinds.filter((kind) => !isSame(before[kind], choices[kind]));
    if (changed.length === 0) return okRecorded(nothingChanged);
    if (!wereShown(shown, before)) return refuse({ code: 'changed-since' });

    await shop.db.delete(channelChoices).where(inArray(channelChoices.kind, changed));
    await shop.db
      .insert(channelChoices)
      .values(changed.flatMap((kind) => rowsOf(kind, choices[kind])));
    const entry = await recordAudit(shop, {
      action: 'message-ways-saved',
      subject: channelChoicesSubject,
      before: toAuditValues(before, changed),
      after: toAuditValues(choices, changed),
    });
    return okRecorded(entry);
  });
}

function isSame(one: readonly ChannelChoice[], other: readonly ChannelChoice[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function rowsOf(
  kind: ConfigurableKind,
  choices: readonly ChannelChoice[],
): (typeof channelChoices.$inferInsert)[] {
  if (choices.length === 0) return [{ kind, position: 1, channel: null, condition: 'also' }];
  return choices.map(({ channel, condition }, index) => ({
    kind,
    position: index + 1,
    channel,
    condition,
  }));
}

/** Formats the changes for the log: each kind as a list such as "email", "failed:sms". */
function toAuditValues(choices: ChannelChoices, changed: readonly ConfigurableKind[]): AuditValues {
  return Object.fromEntries(changed.map((kind) => [kind, choices[kind].map(formatChoice)]));
}

function formatChoice({ channel, condition }: ChannelChoice, index: number): string {
  return index === 0 ? channel : `${condition}:${channel}`;
}
