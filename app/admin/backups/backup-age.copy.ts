import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { counted } from '#domain/kernel/counted.ts';

const hourMs = 60 * 60 * 1000;
const hoursShown = 48;

export const noBackupYet: Bilingual = { en: 'Last backup: none yet', si: 'අවසන් උපස්ථය: තවම නැහැ' };

/** How old the newest backup is, in whole hours and later in days. */
export function lastBackupWords(ageMs: number): Bilingual {
  const hours = Math.floor(ageMs / hourMs);
  if (hours < 1) {
    return {
      en: 'Last backup: less than an hour ago',
      si: 'අවසන් උපස්ථය: පැයකට අඩු කාලයකට පෙර',
    };
  }
  if (hours < hoursShown) {
    return {
      en: `Last backup: ${counted(hours, 'hour')} ago`,
      si: `අවසන් උපස්ථය: පැය ${hours}කට පෙර`,
    };
  }
  const days = Math.floor(hours / 24);
  return { en: `Last backup: ${counted(days, 'day')} ago`, si: `අවසන් උපස්ථය: දින ${days}කට පෙර` };
}
