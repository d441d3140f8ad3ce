import { eq, sql } from 'drizzle-orm';
import type { AuditValues } from '#domain/audit/audit-entry.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { offeredMethods, paymentTiming } from '#domain/payments/payment-methods.ts';
import { landingCardNames } from '#domain/settings/landing/landing-cards.ts';
import {
  landingFigures,
  landingTexts,
  settings,
  testimonials,
} from '#domain/settings/tables.server.ts';
import { listShownExamples } from './list-shown-examples.ts';
import { readSettingsPage } from './read-settings-page.server.ts';
import { slots } from './settings-form.ts';
import type { SettingsChanges, SettingsPageValues, Submitted } from './settings-page-values.ts';

export type SaveSettingsRefusal =
  | { code: 'changed-since' }
  | { code: 'no-payment-method' }
  | { code: 'no-method-for-cashless-districts' }
  | { code: 'no-dollar-rate' }
  | { code: 'no-rating' }
  | { code: 'invented-claim'; field: string };

export const settingsSubject = { kind: 'settings', id: 'shop' } as const;

/**
 * Changes only the submitted fields. Refuses if a save since the form was opened has changed the `version`, unless nothing
 * is left to change, as for a repeat after a lost response. Outside of demo mode, refuses to show a further example.
 */
export function saveSettings(
  shop: AdminShop,
  changes: SettingsChanges,
  { version, isDemo = false }: { version: number; isDemo?: boolean },
): Promise<Result<undefined, SaveSettingsRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const before = await readSettingsPage(shop, { lock: true });
    const after = withChanges(before, changes);
    const isSame = JSON.stringify(toAuditValues(after)) === JSON.stringify(toAuditValues(before));
    if (before.version !== version) {
      return isSame ? okRecorded(nothingChanged) : refuse({ code: 'changed-since' });
    }

    const refusal = findRefusal(shop, { before, after, isDemo });
    if (refusal) return refuse(refusal);
    if (isSame) return okRecorded(nothingChanged);

    await write(shop, after);
    const entry = await recordAudit(shop, {
      action: 'settings-saved',
      subject: settingsSubject,
      before: toAuditValues(before),
      after: toAuditValues(after),
    });
    return okRecorded(entry);
  });
}

type SettingsStates = { before: SettingsPageValues; after: SettingsPageValues };

function findRefusal(
  shop: Shop,
  { isDemo, ...states }: SettingsStates & { isDemo: boolean },
): SaveSettingsRefusal | undefined {
  return (
    findSettingsRefusal(shop, states.after) ?? (isDemo ? undefined : findInventedClaim(states))
  );
}

function findSettingsRefusal(
  shop: Shop,
  { settings }: SettingsPageValues,
): SaveSettingsRefusal | undefined {
  const bankAccountDetails = { en: settings.bankAccountDetails };
  const offered = offeredMethods({ ...settings, bankAccountDetails }, shop);
  if (offered.length === 0) return { code: 'no-payment-method' };
  const isOnlyCash = offered.every((method) => paymentTiming(method) === 'on-delivery');
  if (isOnlyCash && settings.districtsWithoutCash !== '')
    return { code: 'no-method-for-cashless-districts' };
  if (settings.currency === 'USD' && settings.lkrPerUsd === null) return { code: 'no-dollar-rate' };
  if (settings.ratingShown && settings.rating === null) return { code: 'no-rating' };
  return undefined;
}

/**
 * Returns the first example testimonial or figure that would now be shown. An example that was shown before may stay.
 */
function findInventedClaim(states: SettingsStates) {
  const claimsBefore = new Set(listShownExamples(states.before));
  const field = listShownExamples(states.after).find((one) => !claimsBefore.has(one));
  return field === undefined ? undefined : ({ code: 'invented-claim', field } as const);
}

function withChanges(before: SettingsPageValues, changes: SettingsChanges): SettingsPageValues {
  return {
    settings: applyFields(before.settings, changes.settings),
    figures: applyEach(before.figures, changes.figures),
    testimonials: applyEach(before.testimonials, changes.testimonials),
    cards: applyEach(before.cards, changes.cards),
  };
}

function applyEach<Key extends PropertyKey, Whole extends object>(
  before: Record<Key, Whole>,
  submitted: Record<Key, Submitted<Whole>>,
): Record<Key, Whole> {
  const entries = (Object.keys(before) as Key[]).map((key) => [
    key,
    applyFields(before[key], submitted[key]),
  ]);
  return Object.fromEntries(entries) as Record<Key, Whole>;
}

/** Applies the submitted fields; undefined means not submitted. Keeps their order, because they are compared as JSON. */
function applyFields<Whole extends object>(before: Whole, submitted: Submitted<Whole>): Whole {
  const fields = (Object.keys(before) as (keyof Whole)[]).map(
    (field) => [field, submitted[field] === undefined ? before[field] : submitted[field]] as const,
  );
  return Object.fromEntries(fields) as Whole;
}

async function write(shop: AdminShop, after: SettingsPageValues): Promise<void> {
  await shop.db.update(settings).set({ ...after.settings, version: sql`${settings.version} + 1` });
  for (const slot of slots) {
    const figureCondition = eq(landingFigures.place, slot);
    await shop.db.update(landingFigures).set(after.figures[slot]).where(figureCondition);
    const testimonialCondition = eq(testimonials.place, slot);
    await shop.db.update(testimonials).set(after.testimonials[slot]).where(testimonialCondition);
  }
  for (const name of landingCardNames) {
    const cardCondition = eq(landingTexts.name, name);
    await shop.db.update(landingTexts).set(after.cards[name]).where(cardCondition);
  }
}

/** Prepares the settings for the log: each figure, testimonial (`story1` …, as in the form) and card is one value. */
function toAuditValues({
  settings,
  figures,
  testimonials,
  cards,
}: SettingsPageValues): AuditValues {
  const numbered = (name: string, values: Record<number, AuditValues>) =>
    Object.fromEntries(Object.entries(values).map(([slot, value]) => [`${name}${slot}`, value]));
  return {
    ...settings,
    ...numbered('figure', figures),
    ...numbered('story', testimonials),
    ...cards,
  };
}
