import { type LandingCard, type LandingCardName, landingCardNames } from './landing-cards.ts';
import type { LandingFigure, LandingStory } from './landing-claims.ts';

/** Returns the rows for the tables of the landing page, each with its position. */
export function figureRows(figures: readonly LandingFigure[], shown: boolean) {
  return figures.map(({ figure, caption }, index) => ({
    place: index + 1,
    shown,
    figure: figure.en,
    figureSi: figure.si,
    caption: caption.en,
    captionSi: caption.si,
  }));
}

export function storyRows(stories: readonly LandingStory[], shown: boolean) {
  return stories.map(({ name, town, words, stars }, index) => ({
    place: index + 1,
    shown,
    name: name.en,
    nameSi: name.si,
    town: town.en,
    townSi: town.si,
    words: words.en,
    wordsSi: words.si,
    stars,
  }));
}

export function cardRows(
  cards: Record<LandingCardName, LandingCard>,
  isShown: (name: LandingCardName) => boolean,
) {
  return landingCardNames.map((name) => ({
    name,
    shown: isShown(name),
    title: cards[name].title.en,
    titleSi: cards[name].title.si,
    words: cards[name].words.en,
    wordsSi: cards[name].words.si,
  }));
}
