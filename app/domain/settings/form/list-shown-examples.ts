import { defaultLandingClaims } from '#domain/settings/landing/default-landing-claims.copy.ts';
import { slots } from './settings-form.ts';
import type { SettingsPageValues } from './settings-page-values.ts';

const { figures: exampleFigures, testimonials: exampleTestimonials } = defaultLandingClaims;
/** Leaves out "7 Days to report a problem", which is not invented: the refund policy grants them. */
const inventedFigures = exampleFigures.filter(({ figure }) => figure.en !== '7 Days');

/**
 * Returns the fields of shown testimonials and figures that still have, in one language or both, the invented example texts
 * of a new shop. Named as in the form, such as "story1-wordsSi".
 */
export function listShownExamples({
  figures,
  testimonials,
}: Pick<SettingsPageValues, 'figures' | 'testimonials'>) {
  return [
    ...slots.flatMap((slot) => examplesIn(`figure${slot}`, figures[slot], figureChecks)),
    ...slots.flatMap((slot) => examplesIn(`story${slot}`, testimonials[slot], testimonialChecks)),
  ];
}

function examplesIn<Row extends { shown: boolean }>(
  name: string,
  row: Row,
  checks: Record<string, (row: Row) => boolean>,
): string[] {
  if (!row.shown) return [];
  const fields = Object.entries(checks).filter(([, test]) => test(row));
  return fields.map(([field]) => `${name}-${field}`);
}

type Figure = SettingsPageValues['figures'][1];
const figureChecks: Record<string, (row: Figure) => boolean> = {
  figure: (row) =>
    inventedFigures.some(
      ({ figure, caption }) => figure.en === row.figure && caption.en === row.caption,
    ),
  figureSi: (row) =>
    inventedFigures.some(
      ({ figure, caption }) => figure.si === row.figureSi && caption.si === row.captionSi,
    ),
};

type Testimonial = SettingsPageValues['testimonials'][1];
const testimonialChecks: Record<string, (row: Testimonial) => boolean> = {
  words: (row) => exampleTestimonials.some(({ quote }) => quote.en === row.words),
  wordsSi: (row) => exampleTestimonials.some(({ quote }) => quote.si === row.wordsSi),
};
