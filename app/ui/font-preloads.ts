import type { Language } from '#domain/kernel/bilingual.ts';
import sinhalaHeadings from './fonts/noto-serif-sinhala-sinhala-600-normal.woff2';

/**
 * The fonts to preload before the styles are read. Latin text has a fallback of the same width and can wait; a Sinhala
 * heading would move the page when its font arrives. Each further font delays the hero's picture.
 */
export const firstFonts: Record<Language, string[]> = { en: [], si: [sinhalaHeadings] };
