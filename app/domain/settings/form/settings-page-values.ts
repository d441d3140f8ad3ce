import type { LandingCardName } from '#domain/settings/landing/landing-cards.ts';
import type { Currency } from '#domain/settings/settings.ts';
import type { NameOf, SettingsPair } from '#domain/settings/settings-fields.ts';
import type { CardText, FigureText, Slot, TestimonialText } from './settings-form.ts';

/** The values of the settings row that the owner edits in the form. */
export type WrittenSettings = Record<SettingsPair | `${SettingsPair}Si`, string> &
  /** Phones are E.164, or as they were typed before the panel normalized them. */
  Record<NameOf<'line' | 'list' | 'phone' | 'email'>, string> &
  Record<NameOf<'switch'>, boolean> &
  Record<NameOf<'number'>, number> &
  /** Null until entered. */
  Record<NameOf<'number-or-none'>, number | null> & { currency: Currency };
export type WrittenFigure = Record<FigureText, string> & { shown: boolean };
export type WrittenTestimonial = Record<TestimonialText, string> & {
  shown: boolean;
  stars: number;
};
export type WrittenCard = Record<CardText, string> & { shown: boolean };

/** The stored values of the settings page. */
export type SettingsPageValues = {
  settings: WrittenSettings;
  figures: Record<Slot, WrittenFigure>;
  testimonials: Record<Slot, WrittenTestimonial>;
  cards: Record<LandingCardName, WrittenCard>;
};

/** Only the submitted fields. */
export type SettingsChanges = {
  settings: Submitted<WrittenSettings>;
  figures: Record<Slot, Submitted<WrittenFigure>>;
  testimonials: Record<Slot, Submitted<WrittenTestimonial>>;
  cards: Record<LandingCardName, Submitted<WrittenCard>>;
};
export type Submitted<Whole> = { [Field in keyof Whole]?: Whole[Field] | undefined };
