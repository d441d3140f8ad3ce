/** How an admin reads the panel: English with the Sinhala beside it, or one of the two alone. */
export const panelLanguages = ['both', 'en', 'si'] as const;
export type PanelLanguage = (typeof panelLanguages)[number];
