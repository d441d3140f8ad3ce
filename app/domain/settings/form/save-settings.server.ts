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
import { defaultLandingClaims } from '#domain/settings/landing/default-landing-claims.copy.ts';
import { landingCardNames } from '#domain/settings/landing/landing-cards.ts';
import {
  landingFigures,
  landingTexts,
  settings,
  testimonials,
} from '#domain/settings/tables.server.ts';
import type { OwnSettings, SettingsChanges } from './own-settings.ts';
import { readOwnSettings } from './read-own-settings.server.ts';
import { slots } from './settings-form.ts';

export type SaveSettingsRefusal =
  | { code: 'changed-since' }
  | { code: 'no-payment-method' }
  | { code: 'only-cash' }
  | { code: 'no-dollar-rate' }
  | { code: 'no-rating' }
  | { code: 'invented-claim'; field: string };

export const settingsSubject = { kind: 'settings', id: 'shop' } as const;

/**
 * Changes only the submitted fields, in force at once. Refuses if someone else has saved since the form was opened, by
 * its `version`; a repeat after a lost response succeeds. Outside of demo mode, refuses to show an example testimonial or
 * figure that was not replaced.
 */
export function saveSettings(
  shop: AdminShop,
  changes: SettingsChanges,
  { version, isDemo = false }: { version: number; isDemo?: boolean },
): Promise<Result<undefined, SaveSettingsRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const before = await readOwnSettings(shop, { lock: true });
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

type SettingsStates = { before: OwnSettings; after: OwnSettings };

function findRefusal(
  shop: Shop,
  { isDemo, ...states }: SettingsStates & { isDemo: boolean },
): SaveSettingsRefusal | undefined {
  return refusalOf(shop, states.after) ?? (isDemo ? undefined : findInventedClaim(states));
}

function refusalOf(shop: Shop, { settings }: OwnSettings): SaveSettingsRefusal | undefined {
  const bankAccountDetails = { en: settings.bankAccountDetails };
  const offered = offeredMethods({ ...settings, bankAccountDetails }, shop);
  if (offered.length === 0) return { code: 'no-payment-method' };
  const isOnlyCash = offered.every((method) => paymentTiming(method) === 'on-delivery');
  if (isOnlyCash && settings.districtsWithoutCash !== '') return { code: 'only-cash' };
  if (settings.currency === 'USD' && settings.lkrPerUsd === null) return { code: 'no-dollar-rate' };
  if (settings.ratingShown && settings.rating === null) return { code: 'no-rating' };
  return undefined;
}

/**
 * Returns the first example testimonial or figure that would now be shown. One that was shown before may stay.
 */
function findInventedClaim(states: SettingsStates) {
  const claimsBefore = new Set(listShownExamples(states.before));
  const field = listShownExamples(states.after).find((one) => !claimsBefore.has(one));
  return field === undefined ? undefined : ({ code: 'invented-claim', field } as const);
}

function withChanges(before: OwnSettings, changes: SettingsChanges): OwnSettings {
  return {
    settings: applyFields(before.settings, changes.settings),
    figures: applyEach(before.figures, changes.figures),
    testimonials: applyEach(before.testimonials, changes.testimonials),
    cards: applyEach(before.cards, changes.cards),
  };
}

type Sent<Whole> = { [Field in keyof Whole]?: Whole[Field] | undefined };

function applyEach<Key extends PropertyKey, Whole extends object>(
  before: Record<Key, Whole>,
  sent: Record<Key, Sent<Whole>>,
): Record<Key, Whole> {
  const each = (Object.keys(before) as Key[]).map((key) => [
    key,
    applyFields(before[key], sent[key]),
  ]);
  return Object.fromEntries(each) as Record<Key, Whole>;
}

/** Applies the sent fields in the order that they had before; undefined means not sent. */
function applyFields<Whole extends object>(before: Whole, sent: Sent<Whole>): Whole {
  const fields = (Object.keys(before) as (keyof Whole)[]).map(
    (field) => [field, sent[field] === undefined ? before[field] : sent[field]] as const,
  );
  return Object.fromEntries(fields) as Whole;
}

async function write(shop: AdminShop, after: OwnSettings): Promise<void> {
  await shop.db.update(settings).set({ ...after.settings, version: sql`${settings.version} + 1` });
  for (const slot of slots) {
    const figureCondition = eq(landingFigures.place, slot);
    await shop.db.update(landingFigures).set(after.figures[slot]).where(figureCondition);
    const testimonialCondition = eq(testimonials.place, slot);
    await shop.db.update(testimonials).set(after.testimonials[slot]).where(testimonialCondition);
  }
  for (const name of landingCardNames) {
    const ofText = eq(landingTexts.name, name);
    await shop.db.update(landingTexts).set(after.cards[name]).where(ofText);
  }
}

/** Prepares the settings for the log: each number, testimonial and card is one value. */
function toAuditValues({ settings, figures, testimonials, cards }: OwnSettings): AuditValues {
  const numbered = (name: string, of: Record<number, AuditValues>) =>
    Object.fromEntries(Object.entries(of).map(([slot, value]) => [`${name}${slot}`, value]));
  return {
    ...settings,
    ...numbered('figure', figures),
    ...numbered('story', testimonials),
    ...cards,
  };
}

const { figures: exampleFigures, testimonials: exampleTestimonials } = defaultLandingClaims;
/** "7 Days to report a problem" is true: the refund policy gives them. */
const inventedFigures = exampleFigures.filter(({ figure }) => figure.en !== '7 Days');

/**
 * Returns the fields of shown testimonials and figures that still have, in one language or both, the invented example texts
 * of a new shop. Named as in the form, such as "story1-wordsSi".
 */
function listShownExamples({
  figures,
  testimonials,
}: Pick<OwnSettings, 'figures' | 'testimonials'>) {
  return [
    ...slots.flatMap((slot) => examplesIn(`figure${slot}`, figures[slot], isInventedFigure)),
    ...slots.flatMap((slot) =>
      examplesIn(`story${slot}`, testimonials[slot], isInventedTestimonial),
    ),
  ];
}

function examplesIn<Row extends { shown: boolean }>(
  name: string,
  row: Row,
  isInvented: Record<string, (row: Row) => boolean>,
): string[] {
  if (!row.shown) return [];
  const fields = Object.entries(isInvented).filter(([, test]) => test(row));
  return fields.map(([field]) => `${name}-${field}`);
}

type Figure = OwnSettings['figures'][1];
const isInventedFigure: Record<string, (row: Figure) => boolean> = {
  figure: (row) =>
    inventedFigures.some(
      ({ figure, caption }) => figure.en === row.figure && caption.en === row.caption,
    ),
  figureSi: (row) =>
    inventedFigures.some(
      ({ figure, caption }) => figure.si === row.figureSi && caption.si === row.captionSi,
    ),
};

type Testimonial = OwnSettings['testimonials'][1];
const isInventedTestimonial: Record<string, (row: Testimonial) => boolean> = {
  words: (row) => exampleTestimonials.some(({ quote }) => quote.en === row.words),
  wordsSi: (row) => exampleTestimonials.some(({ quote }) => quote.si === row.wordsSi),
};
