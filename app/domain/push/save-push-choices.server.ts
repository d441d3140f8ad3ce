import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { endOfQuietHours } from './push-recipients.server.ts';
import { pushChoices } from './tables.server.ts';

const checkbox = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');
const hourPattern = /^(?:1?\d|2[0-3])$/;
const hour = z.union([z.literal(''), z.stringFormat('hour', hourPattern, 'required')], 'required');

/** Validates the form of the notification settings: a box for each kind, and two hours or none. */
export const pushChoicesSchema = z
  .object({
    orders: checkbox,
    cancels: checkbox,
    slips: checkbox,
    payments: checkbox,
    enquiries: checkbox,
    quietFrom: hour,
    quietUntil: hour,
  })
  .refine(({ quietFrom, quietUntil }) => (quietFrom === '') === (quietUntil === ''), {
    path: ['quietUntil'],
    message: 'both-hours',
  });
type PushChoicesForm = z.output<typeof pushChoicesSchema>;

/** Saves an admin's kinds of notifications and quiet hours. Idempotent. */
export function savePushChoices(
  shop: AdminShop,
  { quietFrom, quietUntil, ...kinds }: PushChoicesForm,
): Promise<Result<undefined, never>> {
  const { userId } = shop.actor;
  const hours = { quietFrom: parseHour(quietFrom), quietUntil: parseHour(quietUntil) };
  const row = { ...kinds, ...hours };
  return inRecordedTransaction(shop, async (shop) => {
    const ofAdmin = eq(pushChoices.userId, userId);
    const [before] = await shop.db.select().from(pushChoices).where(ofAdmin).for('update');
    const names = Object.keys(row) as (keyof typeof row)[];
    if (before && names.every((name) => before[name] === row[name]))
      return okRecorded(nothingChanged);
    await shop.db
      .insert(pushChoices)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: pushChoices.userId, set: row });
    const end = endOfQuietHours(shop.now(), hours);
    await announce(shop, { name: 'quiet-hours-chosen', userId, end });
    const entry = await recordAudit(shop, {
      action: 'notifications-chosen',
      subject: { kind: 'account', id: userId },
      after: { ...kinds, quiet: quietFrom === '' ? '' : `${quietFrom}-${quietUntil}` },
    });
    return okRecorded(entry);
  });
}

function parseHour(input: string): number | null {
  return input === '' ? null : Number(input);
}
