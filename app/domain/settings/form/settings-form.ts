/** The limits of the stars of a testimonial. */
export const starRules = { min: 1, max: 5, decimals: 0 } as const;

/** The landing page has slots for three figures and three testimonials. */
export const slots = [1, 2, 3] as const;
export type Slot = (typeof slots)[number];

/** The maximum lengths of the texts of figures, testimonials and cards of the landing page, in Unicode characters. */
export const figureTextLimits = { figure: 12, figureSi: 12, caption: 60, captionSi: 60 } as const;
export const testimonialTextLimits = {
  name: 60,
  nameSi: 60,
  town: 60,
  townSi: 60,
  words: 400,
  wordsSi: 400,
} as const;
export const cardTextLimits = { title: 60, titleSi: 60, words: 160, wordsSi: 160 } as const;
export type CardText = keyof typeof cardTextLimits;
export type FigureText = keyof typeof figureTextLimits;
export type TestimonialText = keyof typeof testimonialTextLimits;

/**
 * The error codes of a field. The screen has their texts. The plural ones are for lists: `days` means that a line of the
 * list is not a day; `day`, that the only value of the field is not one.
 */
export type SettingsProblem =
  | 'required'
  | 'too-long'
  | 'unreadable'
  | 'not-number'
  | 'not-whole'
  | 'out-of-range'
  | 'phone'
  | 'email'
  | 'day'
  | 'district-fees'
  | 'districts'
  | 'days'
  | 'tracking-addresses'
  | 'conflicting-lines'
  | 'not-a-choice';
