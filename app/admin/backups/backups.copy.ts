import type { BackupCause, BackupProblem } from '#domain/backups/backup-run.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { counted } from '#domain/kernel/counted.ts';

export const backupsCopy = {
  backups: { en: 'Backups', si: 'උපස්ථ' },
  subtitle: {
    en: 'The whole shop in one file: orders, products, settings and pictures',
    si: 'මුළු වෙළඳසැලම එක් ගොනුවක: ඇණවුම්, නිෂ්පාදන, සැකසුම් සහ පින්තූර',
  },
  makeOne: { en: 'Back up now', si: 'දැන් උපස්ථයක් ගන්න' },
  made: { en: 'Made', si: 'ගත් වේලාව' },
  holds: { en: 'What it holds', si: 'අඩංගු දේ' },
  size: { en: 'Size', si: 'ප්‍රමාණය' },
  state: { en: 'Status', si: 'තත්ත්වය' },
  checked: { en: 'Checked', si: 'පරීක්ෂා කළා' },
  failed: { en: 'Failed', si: 'අසාර්ථකයි' },
  elsewhere: { en: 'Not here', si: 'මෙහි නැහැ' },
  elsewhereWhy: {
    en: 'The file is no longer in the folder of backups',
    si: 'ගොනුව තවදුරටත් උපස්ථ ෆෝල්ඩරයේ නැහැ',
  },
  download: { en: 'Download', si: 'බාගන්න' },
  delete: { en: 'Delete', si: 'මකන්න' },
  deleteFile: { en: 'Delete this file', si: 'මෙම ගොනුව මකන්න' },
  none: { en: 'No backups yet', si: 'තවම උපස්ථ නැහැ' },
  noneNightly: {
    en: 'The first one comes tonight at about 03:15, or now with the button above.',
    si: 'පළමු උපස්ථය අද රාත්‍රී 03:15ට පමණ ගනු ඇත; නැත්නම් ඉහත බොත්තමෙන් දැන්ම ගන්න.',
  },
  noneByHand: {
    en: 'Nightly backups are switched off, so make one with the button above.',
    si: 'රාත්‍රී උපස්ථ අක්‍රියයි. ඉහත බොත්තමෙන් එකක් ගන්න.',
  },
  nightly: {
    en: 'Every night at about 03:15. Kept: the newest of 7 days, 4 weeks and 12 months.',
    si: 'සෑම රාත්‍රියකම 03:15ට පමණ. තබා ගන්නේ දින 7ක, සති 4ක සහ මාස 12ක අලුත්ම උපස්ථයි.',
  },
  byHand: {
    en: 'Nightly backups are switched off (BACKUP_NIGHTLY=0).',
    si: 'රාත්‍රී උපස්ථ අක්‍රියයි (BACKUP_NIGHTLY=0).',
  },
  secretFile: {
    en: 'A backup holds the names, phone numbers and addresses of your customers. Keep a copy on another machine, where only you can read it.',
    si: 'උපස්ථයක ඔබේ පාරිභෝගිකයන්ගේ නම්, දුරකථන අංක සහ ලිපින අඩංගුයි. පිටපතක් වෙනත් පරිගණකයක, ඔබට පමණක් කියවිය හැකි තැනක තබා ගන්න.',
  },
  secretElsewhere: {
    en: 'It does not hold AUTH_SECRET, which you keep yourself: a restored shop needs the same one.',
    si: 'ඔබම තබා ගන්නා AUTH_SECRET එහි නැහැ: ප්‍රතිස්ථාපනය කළ වෙළඳසැලකට එයම අවශ්‍යයි.',
  },
  lies: { en: 'The files lie in', si: 'ගොනු ඇති තැන:' },
  making: { en: 'A backup is being made', si: 'උපස්ථයක් ගනිමින් තිබෙනවා' },
  makingMeans: { en: 'The shop stays open meanwhile.', si: 'ඒ අතර වෙළඳසැල විවෘතව පවතිනවා.' },
  whole: { en: 'The backup is whole', si: 'උපස්ථය සම්පූර්ණයි' },
  notMade: { en: 'The backup failed', si: 'උපස්ථය අසාර්ථකයි' },
  look: { en: 'Check progress', si: 'ප්‍රගතිය බලන්න' },
  restore: { en: 'How to bring the shop back', si: 'වෙළඳසැල යළි ගෙන එන ආකාරය' },
  restoreLead: {
    en: 'On the machine of the shop, or on another one. A backup never overwrites a shop.',
    si: 'වෙළඳසැලේ පරිගණකයේ හෝ වෙනත් පරිගණකයක. උපස්ථයක් කිසි විටෙක වෙළඳසැලක් මත ලියන්නේ නැහැ.',
  },
  restoreClose: {
    en: 'Close the shop, and move its damaged data away: do not delete it.',
    si: 'වෙළඳසැල වසා, හානි වූ දත්ත වෙනත් තැනකට ගෙන යන්න: මකන්න එපා.',
  },
  restoreProve: {
    en: 'Prove the file. This restores it on trial and compares every table:',
    si: 'ගොනුව පරීක්ෂා කරන්න. එය අත්හදා බැලීමක් ලෙස ප්‍රතිස්ථාපනය කර සෑම වගුවක්ම සසඳනවා:',
  },
  restoreDo: {
    en: 'Bring it back, with the environment of the shop:',
    si: 'වෙළඳසැලේ පරිසර විචල්‍ය සමඟ එය යළි ගෙන එන්න:',
  },
  restoreStart: { en: 'Open the shop again:', si: 'වෙළඳසැල නැවත විවෘත කරන්න:' },
} satisfies Record<string, Bilingual>;

export const causeLabels: Record<BackupCause, Bilingual> = {
  nightly: { en: 'by night', si: 'රාත්‍රී' },
  owner: { en: 'from the panel', si: 'පුවරුවෙන්' },
  command: { en: 'by npm run backup', si: 'npm run backup විධානයෙන්' },
};

export const problemWords: Record<BackupProblem, Bilingual> = {
  interrupted: { en: 'The shop was closed meanwhile', si: 'ඒ අතර වෙළඳසැල වසා දැම්මා' },
  'disk-full': {
    en: 'The disk has less than 200 MB left. Make room, or set BACKUP_DIR to another disk.',
    si: 'තැටියේ ඉතිරි ඉඩ 200 MBට අඩුයි. ඉඩ සලසන්න, නැත්නම් BACKUP_DIR වෙනත් තැටියකට යොමු කරන්න.',
  },
  'not-writable': {
    en: 'The shop may not write into the folder of backups. Make it writable, or set BACKUP_DIR to another one.',
    si: 'උපස්ථ ෆෝල්ඩරයේ ලිවීමට වෙළඳසැලට අවසර නැහැ. අවසර දෙන්න, නැත්නම් BACKUP_DIR වෙනත් එකකට යොමු කරන්න.',
  },
  failed: {
    en: 'It could not be made. The log of the shop says why.',
    si: 'උපස්ථය ගත නොහැකි වුණා. හේතුව වෙළඳසැලේ ලොගයේ සඳහන්.',
  },
};

export function heldWords(orders: number, pictures: number): Bilingual {
  return {
    en: `Orders: ${orders}, pictures: ${pictures}`,
    si: `ඇණවුම්: ${orders}, පින්තූර: ${pictures}`,
  };
}

export function readingWords(table: number, tables: number): Bilingual {
  return { en: `Reading the data: ${table} of ${tables}`, si: `දත්ත කියවමින්: ${table} / ${tables}` };
}

export function picturesWords(picture: number, pictures: number): Bilingual {
  return {
    en: `Reading the pictures: ${picture} of ${pictures}`,
    si: `පින්තූර කියවමින්: ${picture} / ${pictures}`,
  };
}

export const checkingWords: Bilingual = {
  en: 'Checking what was written',
  si: 'ලියූ දේ පරීක්ෂා කරමින්',
};

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
