import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type LandingCardName, landingCardNames } from '#domain/settings/landing-cards.ts';
import { settingsField } from '#domain/settings/settings-fields.ts';
import type { CardText, FigureText, StoryText } from '#domain/settings/settings-form.ts';

export const twoFactorLabel = {
  en: 'Two-factor authentication',
  si: 'පියවර දෙකේ සත්‍යාපනය',
} satisfies Bilingual;

const figureLabels: Record<FigureText | 'shown', Bilingual> = {
  figure: { en: 'Number', si: 'සංඛ්‍යාව' },
  figureSi: inSinhala({ en: 'Number', si: 'සංඛ්‍යාව' }),
  caption: { en: 'What it counts', si: 'එහි තේරුම' },
  captionSi: inSinhala({ en: 'What it counts', si: 'එහි තේරුම' }),
  shown: { en: 'Show', si: 'පෙන්වන්න' },
};

const storyLabels: Record<StoryText | 'shown' | 'stars', Bilingual> = {
  name: { en: 'Name', si: 'නම' },
  nameSi: inSinhala({ en: 'Name', si: 'නම' }),
  town: { en: 'Town', si: 'නගරය' },
  townSi: inSinhala({ en: 'Town', si: 'නගරය' }),
  words: { en: 'Words', si: 'කී දේ' },
  wordsSi: inSinhala({ en: 'Words', si: 'කී දේ' }),
  stars: { en: 'Stars, 1 to 5', si: 'තරු, 1 සිට 5 දක්වා' },
  shown: { en: 'Show', si: 'පෙන්වන්න' },
};

const cardLabels: Record<CardText | 'shown', Bilingual> = {
  title: { en: 'Title', si: 'මාතෘකාව' },
  titleSi: inSinhala({ en: 'Title', si: 'මාතෘකාව' }),
  words: { en: 'Text', si: 'පාඨය' },
  wordsSi: inSinhala({ en: 'Text', si: 'පාඨය' }),
  shown: { en: 'Show', si: 'පෙන්වන්න' },
};

/** What each text of the landing page is called in the panel. */
export const cardNames: Record<LandingCardName, Bilingual> = {
  heroLead: { en: 'Sentence under the tagline', si: 'තේමා පාඨයට යටින් ඇති වාක්‍යය' },
  heroNatural: { en: 'Statement about ingredients', si: 'අමුද්‍රව්‍ය ගැන ප්‍රකාශය' },
  heroTrusted: { en: 'Statement about customers', si: 'පාරිභෝගිකයන් ගැන ප්‍රකාශය' },
  aboutLead: { en: 'About, first paragraph', si: 'අප ගැන, පළමු ඡේදය' },
  aboutSources: { en: 'About, second paragraph', si: 'අප ගැන, දෙවන ඡේදය' },
  about1: { en: 'About, card 1', si: 'අප ගැන, කොටස 1' },
  about2: { en: 'About, card 2', si: 'අප ගැන, කොටස 2' },
  about3: { en: 'About, card 3', si: 'අප ගැන, කොටස 3' },
  about4: { en: 'About, card 4', si: 'අප ගැන, කොටස 4' },
  benefit1: { en: 'Benefit 1', si: 'ප්‍රයෝජනය 1' },
  benefit2: { en: 'Benefit 2', si: 'ප්‍රයෝජනය 2' },
  benefit3: { en: 'Benefit 3', si: 'ප්‍රයෝජනය 3' },
};

/** What a field is called, by its name in the form. */
export function labelOf(field: string): Bilingual {
  const [, group = '', column = ''] = /^(\w+)-(\w+)$/.exec(field) ?? [];
  if (group !== '') return labelsOf(group)[column] ?? { en: column, si: column };
  const label = settingsField(field)?.label;
  if (!label) return { en: field, si: field };
  return field.endsWith('Si') ? inSinhala(label) : label;
}

function labelsOf(group: string): Record<string, Bilingual> {
  if (/^figure\d$/.test(group)) return figureLabels;
  return /^story\d$/.test(group) ? storyLabels : cardLabels;
}

function isCard(group: string): group is LandingCardName {
  return (landingCardNames as string[]).includes(group);
}

function inSinhala({ en, si }: Bilingual): Bilingual {
  return { en: `${en} (Sinhala)`, si: `${si} (සිංහල)` };
}

export function figureNumber(place: number): Bilingual {
  return { en: `Number ${place}`, si: `සංඛ්‍යාව ${place}` };
}

export function storyNumber(place: number): Bilingual {
  return { en: `Testimonial ${place}`, si: `පාරිභෝගික අදහස ${place}` };
}

/** A field of the landing page with the number, story or card that it is a part of; any other by its own name. */
export function fullLabelOf(field: string): Bilingual {
  const label = labelOf(field);
  const of = groupOf(/^(\w+)-/.exec(field)?.[1] ?? '');
  return of ? { en: `${of.en}, ${label.en}`, si: `${of.si}, ${label.si}` } : label;
}

function groupOf(group: string): Bilingual | undefined {
  if (isCard(group)) return cardNames[group];
  const [, kind, place] = /^(figure|story)(\d)$/.exec(group) ?? [];
  if (!kind) return undefined;
  return kind === 'figure' ? figureNumber(Number(place)) : storyNumber(Number(place));
}
