import type { BackupCause, BackupProblem } from '#domain/backups/backup-run.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const backupsCopy = {
  backups: { en: 'Backups', si: 'උපස්ථ' },
  subtitle: {
    en: 'The whole shop in one file: orders, products, settings and pictures',
    si: 'මුළු වෙළඳසැලම එක් ගොනුවක: ඇණවුම්, නිෂ්පාදන, සැකසුම් සහ පින්තූර',
  },
  makeOne: { en: 'Back up now', si: 'දැන් උපස්ථයක් ගන්න' },
  made: { en: 'Made', si: 'ගත් වේලාව' },
  contents: { en: 'What it holds', si: 'අඩංගු දේ' },
  size: { en: 'Size', si: 'ප්‍රමාණය' },
  state: { en: 'Status', si: 'තත්ත්වය' },
  checked: { en: 'Checked', si: 'පරීක්ෂා කළා' },
  failed: { en: 'Failed', si: 'අසාර්ථකයි' },
  notHere: { en: 'Not here', si: 'මෙහි නැහැ' },
  notHereHint: {
    en: 'The file is no longer in the backups folder',
    si: 'ගොනුව තවදුරටත් උපස්ථ ෆෝල්ඩරයේ නැහැ',
  },
  download: { en: 'Download', si: 'බාගන්න' },
  delete: { en: 'Delete', si: 'මකන්න' },
  deleteFile: { en: 'Delete this file', si: 'මෙම ගොනුව මකන්න' },
  none: { en: 'No backups yet', si: 'තවම උපස්ථ නැහැ' },
  noneNightly: {
    en: 'The first one comes tonight at about 03:15, or now with the button above.',
    si: 'පළමු උපස්ථය ඊළඟ පාන්දර 3.15ට පමණ ගන්නවා; නැත්නම් ඉහත බොත්තමෙන් දැන්ම ගන්න.',
  },
  noneNotNightly: {
    en: 'Nightly backups are switched off, so make one with the button above.',
    si: 'රාත්‍රී උපස්ථ අක්‍රියයි. ඉහත බොත්තමෙන් එකක් ගන්න.',
  },
  nightly: {
    en: 'A backup is made every night at about 03:15. We keep the newest backup of each of the last 7 days, 4 weeks and 12 months.',
    si: 'සෑම දිනකම පාන්දර 3.15ට පමණ උපස්ථයක් ගන්නවා. තබා ගන්නේ පසුගිය දින 7ක, සති 4ක සහ මාස 12ක අලුත්ම උපස්ථයි.',
  },
  notNightly: {
    en: 'Nightly backups are switched off (BACKUP_NIGHTLY=0).',
    si: 'රාත්‍රී උපස්ථ අක්‍රියයි (BACKUP_NIGHTLY=0).',
  },
  secretFile: {
    en: 'A backup holds the names, phone numbers and addresses of your customers. Keep a copy on another machine, where only you can read it.',
    si: 'උපස්ථයක ඔබේ පාරිභෝගිකයන්ගේ නම්, දුරකථන අංක සහ ලිපින අඩංගුයි. පිටපතක් වෙනත් පරිගණකයක, ඔබට පමණක් කියවිය හැකි තැනක තබා ගන්න.',
  },
  secretExcluded: {
    en: 'It does not hold AUTH_SECRET, which you keep yourself: a restored shop needs the same one.',
    si: 'ඔබම තබා ගන්නා AUTH_SECRET එහි නැහැ: ප්‍රතිස්ථාපනය කළ වෙළඳසැලකට එයම අවශ්‍යයි.',
  },
  storedIn: { en: 'The files are stored in', si: 'ගොනු ඇති තැන:' },
  making: { en: 'A backup is being made', si: 'උපස්ථයක් ගනිමින් තිබෙනවා' },
  makingHint: { en: 'The shop stays open while this runs.', si: 'ඒ අතර වෙළඳසැල විවෘතව පවතිනවා.' },
  complete: { en: 'Backup complete', si: 'උපස්ථය සම්පූර්ණයි' },
  notMade: { en: 'The backup failed', si: 'උපස්ථය අසාර්ථකයි' },
  checkProgress: { en: 'Check progress', si: 'ප්‍රගතිය බලන්න' },
  restore: { en: 'How to restore the shop', si: 'වෙළඳසැල ප්‍රතිස්ථාපනය කරන ආකාරය' },
  forTechnician: { en: 'For your technician', si: 'ඔබේ තාක්ෂණික සහායකයාට' },
  restoreLead: {
    en: 'A backup brings the shop back on its own machine or on another one, and never overwrites a shop. Give the file, and the steps below, to the person who looks after the server.',
    si: 'උපස්ථයකින් වෙළඳසැල එම පරිගණකයේම හෝ වෙනත් එකක නැවත පිහිටුවිය හැකියි. එයින් දැනට ඇති වෙළඳසැලක දත්ත මැකෙන්නේ නැහැ. ගොනුව සහ පහත පියවර සේවාදායකය බලා ගන්නා කෙනාට දෙන්න.',
  },
  restoreStop: {
    en: 'Stop the shop and move its damaged data aside. Do not delete it.',
    si: 'වෙළඳසැල් වැඩසටහන නවත්වා, හානි වූ දත්ත වෙනත් තැනකට ගෙන යන්න. මකන්න එපා.',
  },
  restoreCheck: {
    en: 'Check the file. This does a test restore and compares every table:',
    si: 'ගොනුව පරීක්ෂා කරන්න. එය අත්හදා බැලීමක් ලෙස ප්‍රතිස්ථාපනය කර සෑම වගුවක්ම සසඳනවා:',
  },
  restoreDo: {
    en: 'Restore it, with the same environment variables as the shop:',
    si: 'වෙළඳසැලේම පරිසර විචල්‍ය යොදා එය ප්‍රතිස්ථාපනය කරන්න:',
  },
  verifyNewest: {
    en: 'Check the newest file. This does a test restore and compares every table:',
    si: 'අලුත්ම ගොනුව පරීක්ෂා කරන්න. එය අත්හදා බැලීමක් ලෙස ප්‍රතිස්ථාපනය කර සෑම වගුවක්ම සසඳනවා:',
  },
  restoreInPlace: {
    en: 'Restore it. This stops the shop, moves its data aside without deleting them, and starts it again:',
    si: 'එය ප්‍රතිස්ථාපනය කරන්න. එවිට වෙළඳසැල් වැඩසටහන නැවතී, දැනට ඇති දත්ත මැකෙන්නේ නැතිව වෙනත් තැනකට ගෙන ගොස්, වෙළඳසැල නැවත විවෘත වෙනවා:',
  },
  restoreStart: { en: 'Start the shop again:', si: 'වෙළඳසැල නැවත විවෘත කරන්න:' },
} satisfies Record<string, Bilingual>;

export const causeLabels: Record<BackupCause, Bilingual> = {
  nightly: { en: 'nightly', si: 'රාත්‍රී' },
  owner: { en: 'from the panel', si: 'පුවරුවෙන්' },
  command: { en: 'on the server', si: 'සේවාදායකයෙන්' },
};

export const problemCopy: Record<BackupProblem, Bilingual> = {
  interrupted: { en: 'The shop was stopped while the backup was being made', si: 'උපස්ථය ගන්නා අතර වෙළඳසැල නැවතුණා' },
  'disk-full': {
    en: 'The disk has less than 200 MB left. Free some space, or set BACKUP_DIR to another disk.',
    si: 'තැටියේ ඉතිරි ඉඩ 200 MB ප්‍රමාණයට වඩා අඩුයි. ඉඩ සලසන්න, නැතහොත් BACKUP_DIR වෙනත් තැටියකට යොමු කරන්න.',
  },
  'not-writable': {
    en: 'The shop cannot write to the backups folder. Make it writable, or set BACKUP_DIR to another one.',
    si: 'උපස්ථ ෆෝල්ඩරයේ ලිවීමට වෙළඳසැලට අවසර නැහැ. අවසර දෙන්න, නැතහොත් BACKUP_DIR වෙනත් එකකට යොමු කරන්න.',
  },
  'not-restorable': {
    en: 'A trial could not restore it, so the file was not kept. The log of the shop says why.',
    si: 'අත්හදා බැලීමකදී එය ප්‍රතිස්ථාපනය කළ නොහැකි වූ නිසා ගොනුව තබා ගත්තේ නැහැ. හේතුව වෙළඳසැලේ ලොගයේ සඳහන් වෙනවා.',
  },
  failed: {
    en: 'It could not be made. The log of the shop says why.',
    si: 'උපස්ථය ගත නොහැකි වුණා. හේතුව වෙළඳසැලේ ලොගයේ සඳහන් වෙනවා.',
  },
};

export function contentsCopy(orders: number, pictures: number): Bilingual {
  return {
    en: `Orders: ${orders}, pictures: ${pictures}`,
    si: `ඇණවුම්: ${orders}, පින්තූර: ${pictures}`,
  };
}

export function readingCopy(table: number, tables: number): Bilingual {
  return { en: `Reading the data: ${table} of ${tables}`, si: `දත්ත කියවමින්: ${table} / ${tables}` };
}

export function picturesCopy(picture: number, pictures: number): Bilingual {
  return {
    en: `Reading the pictures: ${picture} of ${pictures}`,
    si: `පින්තූර කියවමින්: ${picture} / ${pictures}`,
  };
}

export const checkingCopy: Bilingual = {
  en: 'Checking what was written',
  si: 'ලියූ දේ පරීක්ෂා කරමින්',
};
