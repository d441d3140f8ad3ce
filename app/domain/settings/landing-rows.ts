import type { LandingFigure, LandingStory } from './landing-claims.ts';

/** What to write into the tables of the landing page, each in its place. */
export function figureRows(figures: readonly LandingFigure[]) {
  return figures.map(({ figure, caption }, index) => ({
    place: index + 1,
    shown: true,
    figure: figure.en,
    figureSi: figure.si,
    caption: caption.en,
    captionSi: caption.si,
  }));
}

export function storyRows(stories: readonly LandingStory[]) {
  return stories.map(({ name, town, words, stars }, index) => ({
    place: index + 1,
    shown: true,
    name: name.en,
    nameSi: name.si,
    town: town.en,
    townSi: town.si,
    words: words.en,
    wordsSi: words.si,
    stars,
  }));
}
