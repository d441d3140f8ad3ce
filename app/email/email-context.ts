import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';
import type { ShopPicture } from '#domain/media/shop-pictures.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** The URL of the shop, and whether it is in demo mode. */
export type ShopSite = {
  /** The origin of APP_URL, without a slash at its end. */
  appUrl: string;
  /** Whether to show the invented contacts; a real shop leaves out what its owner has not entered yet. */
  demo: boolean;
};

type ContextFacts = ShopSite & {
  language: Language;
  settings: Settings;
  logo: ShopPicture | undefined;
};

export type EmailContext = ReturnType<typeof emailContext>;

/** Collects what every template needs: the language, the shop's settings, and where links lead. */
export function emailContext({ language, settings, logo, appUrl, demo }: ContextFacts) {
  const translate = (text: Bilingual) => textIn(language, text).text;
  return {
    language,
    settings,
    demo,
    translate,
    shopName: translate(settings.siteName),
    /** The owner's own logo, with an absolute URL. */
    logo: logo && { ...logo, src: appUrl + logo.path },
    /** Returns the URL of a page of the shop in the language of the e-mail. */
    pageUrl: (path: string) => `${appUrl}${language === 'si' ? '/si' : ''}${path}`,
    panelUrl: (path: string) => `${appUrl}/admin${path}`,
  };
}
