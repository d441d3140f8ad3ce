/** The months. Newer Intl data has Sinhala names of lunar months, which nobody uses in a date. */
export const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  si: 'ජනවාරි පෙබරවාරි මාර්තු අප්‍රේල් මැයි ජූනි ජූලි අගෝස්තු සැප්තැම්බර් ඔක්තෝබර් නොවැම්බර් දෙසැම්බර්'.split(' '),
} as const;

/** The days of the week from Sunday on. */
export const weekdays = {
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  si: 'ඉරිදා සඳුදා අඟහරුවාදා බදාදා බ්‍රහස්පතින්දා සිකුරාදා සෙනසුරාදා'.split(' '),
} as const;
