import type { Currency } from './settings.ts';
import type {
  FigureText,
  Place,
  SettingsSwitch,
  SettingsText,
  StoryText,
} from './settings-form.ts';

/** What stands in the row of the settings that the owner writes in the form. */
export type WrittenSettings = Record<SettingsText, string> &
  Record<SettingsSwitch, boolean> & {
    /** E.164, or as it was written before the panel normalised it. */
    phone: string;
    whatsapp: string;
    email: string;
    currency: Currency;
    lkrPerUsd: number | null;
    deliveryFeeLkr: number;
    sessionTimeout: number;
    rating: number;
  };
export type WrittenFigure = Record<FigureText, string> & { shown: boolean };
export type WrittenStory = Record<StoryText, string> & { shown: boolean; stars: number };

/** Everything that the settings page shows, as it is kept. */
export type OwnSettings = {
  settings: WrittenSettings;
  figures: Record<Place, WrittenFigure>;
  stories: Record<Place, WrittenStory>;
};

/** Only what was sent. */
export type SettingsChanges = {
  settings: Changed<WrittenSettings>;
  figures: Record<Place, Changed<WrittenFigure>>;
  stories: Record<Place, Changed<WrittenStory>>;
};
type Changed<Whole> = { [Field in keyof Whole]?: Whole[Field] | undefined };
