/** The language of the panel: English with Sinhala beside it, or only one of the two. */
export const panelLanguages = ['both', 'en', 'si'] as const;
export type PanelLanguage = (typeof panelLanguages)[number];
