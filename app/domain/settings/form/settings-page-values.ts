import type { LandingCardName } from '#domain/settings/landing/landing-cards.ts';
import type { Currency } from '#domain/settings/settings.ts';
import type { NameOf, SettingsPair } from '#domain/settings/settings-fields.ts';
import type { CardText, FigureText, Slot, TestimonialText } from './settings-form.ts';

/** The values of the settings row that the owner edits in the form. */
export type EditableSettings = Record<SettingsPair | `${SettingsPair}Si`, string> &
  /** Phones are E.164, or as they were typed before the panel normalized them. */
  Record<NameOf<'line' | 'list' | 'phone' | 'email'>, string> &
  Record<NameOf<'switch'>, boolean> &
  Record<NameOf<'number'>, number> &
  /** Null until entered. */
  Record<NameOf<'number-or-none'>, number | null> & { currency: Currency };
export type EditableFigure = Record<FigureText, string> & { shown: boolean };
export type EditableTestimonial = Record<TestimonialText, string> & {
  shown: boolean;
  stars: number;
};
export type EditableCard = Record<CardText, string> & { shown: boolean };

/** The stored values of the settings page. */
export type SettingsPageValues = {
  settings: EditableSettings;
  figures: Record<Slot, EditableFigure>;
  testimonials: Record<Slot, EditableTestimonial>;
  cards: Record<LandingCardName, EditableCard>;
};

/** Only the submitted fields. */
export type SettingsChanges = {
  settings: Submitted<EditableSettings>;
  figures: Record<Slot, Submitted<EditableFigure>>;
  testimonials: Record<Slot, Submitted<EditableTestimonial>>;
  cards: Record<LandingCardName, Submitted<EditableCard>>;
};
export type Submitted<Whole> = { [Field in keyof Whole]?: Whole[Field] | undefined };
