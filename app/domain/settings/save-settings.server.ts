import { eq, sql } from 'drizzle-orm';
import type { AuditValues } from '#domain/audit/audit-entry.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import type { OwnSettings, SettingsChanges, WrittenSettings } from './own-settings.ts';
import { readOwnSettings } from './read-own-settings.server.ts';
import { places } from './settings-form.ts';
import { landingFigures, settings, testimonials } from './tables.server.ts';

export type SaveSettingsRefusal =
  | { code: 'changed-meanwhile' }
  | { code: 'no-payment-method' }
  | { code: 'no-dollar-rate' };

export const settingsSubject = { kind: 'settings', id: 'shop' } as const;

/**
 * Changes what was sent and nothing else, in force at once. `version` is the one that the form was opened with: whoever
 * saves what somebody else has changed meanwhile is refused. What is the same as before is no change.
 */
export function saveSettings(
  shop: OwnerShop,
  changes: SettingsChanges,
  { version }: { version: number },
): Promise<Result<undefined, SaveSettingsRefusal>> {
  return inTransaction<OwnerShop, undefined, SaveSettingsRefusal>(shop, async (shop) => {
    const before = await readOwnSettings(shop, { lock: true });
    if (before.version !== version) return refuse({ code: 'changed-meanwhile' });

    const after = withChanges(before, changes);
    if (!canBePaid(after.settings)) return refuse({ code: 'no-payment-method' });
    if (after.settings.currency === 'USD' && after.settings.lkrPerUsd === null) {
      return refuse({ code: 'no-dollar-rate' });
    }
    if (JSON.stringify(audited(after)) === JSON.stringify(audited(before))) return ok();

    await write(shop, after);
    await recordAudit(shop, {
      action: 'settings-saved',
      subject: settingsSubject,
      before: audited(before),
      after: audited(after),
    });
    await announce(shop, { name: 'content-changed' });
    return ok();
  });
}

/**
 * Online payment does not count as long as its provider is not connected, nor does bank transfer without an account:
 * shoppers are offered neither, and nobody could order.
 */
function canBePaid(written: WrittenSettings): boolean {
  const { codEnabled, bankTransferEnabled, bankAccountDetails } = written;
  return codEnabled || (bankTransferEnabled && bankAccountDetails.trim() !== '');
}

function withChanges(before: OwnSettings, changes: SettingsChanges): OwnSettings {
  const { figures, stories } = changes;
  return {
    settings: changed(before.settings, changes.settings),
    figures: {
      1: changed(before.figures[1], figures[1]),
      2: changed(before.figures[2], figures[2]),
      3: changed(before.figures[3], figures[3]),
    },
    stories: {
      1: changed(before.stories[1], stories[1]),
      2: changed(before.stories[2], stories[2]),
      3: changed(before.stories[3], stories[3]),
    },
  };
}

/** Every field in the order that it had before; what is undefined was not sent. */
function changed<Whole extends object>(
  before: Whole,
  sent: { [Field in keyof Whole]?: Whole[Field] | undefined },
): Whole {
  const fields = (Object.keys(before) as (keyof Whole)[]).map(
    (field) => [field, sent[field] === undefined ? before[field] : sent[field]] as const,
  );
  return Object.fromEntries(fields) as Whole;
}

async function write(shop: OwnerShop, after: OwnSettings): Promise<void> {
  await shop.db.update(settings).set({ ...after.settings, version: sql`${settings.version} + 1` });
  for (const place of places) {
    const isThisFigure = eq(landingFigures.place, place);
    await shop.db.update(landingFigures).set(after.figures[place]).where(isThisFigure);
    const isThisStory = eq(testimonials.place, place);
    await shop.db.update(testimonials).set(after.stories[place]).where(isThisStory);
  }
}

/** As the log shows it: each number and each story is one value. */
function audited({ settings, figures, stories }: OwnSettings): AuditValues {
  const numbered = (name: string, of: Record<number, AuditValues>) =>
    Object.fromEntries(Object.entries(of).map(([place, value]) => [`${name}${place}`, value]));
  return { ...settings, ...numbered('figure', figures), ...numbered('story', stories) };
}
