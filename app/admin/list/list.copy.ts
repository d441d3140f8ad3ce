import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const listCopy = {
  search: { en: 'Search', si: 'සොයන්න' },
  previousPage: { en: 'Previous', si: 'පෙර' },
  nextPage: { en: 'Next', si: 'ඊළඟ' },
  pages: { en: 'Pages', si: 'පිටු' },
} satisfies Record<string, Bilingual>;

export function pageOf(page: number, pages: number): Bilingual {
  return { en: `Page ${page} of ${pages}`, si: `පිටුව ${page} / ${pages}` };
}

export const daysCopy = {
  days: { en: 'Days', si: 'දින' },
  chooseDays: { en: 'Choose days', si: 'දින තෝරන්න' },
  from: { en: 'From', si: 'සිට' },
  to: { en: 'To', si: 'දක්වා' },
  showDays: { en: 'Show', si: 'පෙන්වන්න' },
  today: { en: 'Today', si: 'අද' },
  yesterday: { en: 'Yesterday', si: 'ඊයේ' },
  sevenDays: { en: '7 days', si: 'දින 7' },
  allDays: { en: 'All days', si: 'සියලු දින' },
} satisfies Record<string, Bilingual>;
