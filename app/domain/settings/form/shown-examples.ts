import { defaultLandingClaims } from '#domain/settings/landing/default-landing-claims.copy.ts';
import type { OwnSettings } from './own-settings.ts';
import { places } from './settings-form.ts';

const { figures, stories } = defaultLandingClaims;
/** "7 Days to report a problem" is true: the refund policy gives them. */
const inventedFigures = figures.filter(({ figure }) => figure.en !== '7 Days');

/**
 * The fields of the stories and figures that are shown though they still are, in one language or both, what a new shop
 * was filled with: the people and numbers in it are invented. Named as in the form, such as "story1-wordsSi".
 */
export function shownExamples({ figures, stories }: Pick<OwnSettings, 'figures' | 'stories'>) {
  return [
    ...places.flatMap((place) => examplesIn(`figure${place}`, figures[place], isInventedFigure)),
    ...places.flatMap((place) => examplesIn(`story${place}`, stories[place], isInventedStory)),
  ];
}

function examplesIn<Row extends { shown: boolean }>(
  name: string,
  row: Row,
  isInvented: Record<string, (row: Row) => boolean>,
): string[] {
  if (!row.shown) return [];
  const fields = Object.entries(isInvented).filter(([, isIt]) => isIt(row));
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

type Story = OwnSettings['stories'][1];
const isInventedStory: Record<string, (row: Story) => boolean> = {
  words: (row) => stories.some(({ words }) => words.en === row.words),
  wordsSi: (row) => stories.some(({ words }) => words.si === row.wordsSi),
};
