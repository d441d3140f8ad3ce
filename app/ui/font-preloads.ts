import type { Language } from '#domain/kernel/bilingual.ts';
import sinhalaHeadings from './fonts/noto-serif-sinhala-sinhala-600-normal.woff2';

/**
 * What is asked for before the styles are read. Latin letters have a stand-in of the same width and need no hurry;
 * a Sinhala heading would move the page when its letters arrive. Each further face delays the picture of the hero.
 */
export const firstFonts: Record<Language, string[]> = { en: [], si: [sinhalaHeadings] };
