/** The months in Sinhala. Newer Intl data has lunar month names, which nobody uses in a date. */
export const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  si: 'ජනවාරි පෙබරවාරි මාර්තු අප්‍රේල් මැයි ජූනි ජූලි අගෝස්තු සැප්තැම්බර් ඔක්තෝබර් නොවැම්බර් දෙසැම්බර්'.split(' '),
} as const;
