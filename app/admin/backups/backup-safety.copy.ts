import type { DrillProblem, OffsiteProblem } from '#domain/backups/backup-run.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';

export const safetyCopy = {
  title: { en: 'How safe they are', si: 'උපස්ථ කොතරම් ආරක්ෂිතද' },
  encrypted: {
    en: 'Each backup is encrypted. Only your private key opens it; this shop does not have that key.',
    si: 'සෑම උපස්ථයක්ම සංකේතනය කර තිබෙනවා. එය විවෘත කළ හැක්කේ ඔබේ පෞද්ගලික යතුරෙන් පමණයි; එම යතුර මෙම වෙළඳසැල සතුව නැහැ.',
  },
  notOffsite: {
    en: 'Copies stay on this machine. If it is lost, so are they, unless you take copies yourself.',
    si: 'පිටපත් ඇත්තේ මෙම පරිගණකයේ පමණයි. ඔබම වෙනත් තැනක පිටපත් තබා නොගතහොත්, පරිගණකය නැති වුවහොත් ඒවාත් නැති වෙනවා.',
  },
  neverSent: {
    en: 'No backup has reached the other machine yet.',
    si: 'තවම අනෙක් පරිගණකයට උපස්ථයක් ලැබී නැහැ.',
  },
  noDrill: {
    en: 'No backup has been restored on trial yet. A nightly one is, once a month.',
    si: 'තවම උපස්ථයක් අත්හදා බලා ප්‍රතිස්ථාපනය කර නැහැ. රාත්‍රී උපස්ථයක් මසකට වරක් එසේ අත්හදා බලනවා.',
  },
  noDrillWithoutNightly: {
    en: 'No backup has been restored on trial yet. Only nightly ones are.',
    si: 'තවම උපස්ථයක් අත්හදා බලා ප්‍රතිස්ථාපනය කර නැහැ. එසේ අත්හදා බලන්නේ රාත්‍රී උපස්ථ පමණයි.',
  },
} satisfies Record<string, Bilingual>;

/** Names the command that makes a key, as it is typed on this machine. */
export function notEncryptedCopy({ hasSandhiCommand }: { hasSandhiCommand: boolean }): Bilingual {
  const command = hasSandhiCommand ? 'sudo sandhi backup key' : 'npm run backup:key';
  return {
    en: `Backups are not encrypted: anyone who gets a file can read it. “${command}” on the server makes a key and says what to do.`,
    si: `උපස්ථ සංකේතනය කර නැහැ: ගොනුව ලැබෙන ඕනෑම කෙනෙකුට එය කියවිය හැකියි. සේවාදායකයේ “${command}” විධානයෙන් යතුරක් සාදා, කළ යුතු දේ දැනගත හැකියි.`,
  };
}

export const offsiteCopy: Record<OffsiteProblem, Bilingual> = {
  'no-program': {
    en: 'The newest one could not be sent: the program rsync is not installed on the server.',
    si: 'අලුත්ම උපස්ථය යැවිය නොහැකි වුණා: සේවාදායකයේ rsync වැඩසටහන නැහැ.',
  },
  unreachable: {
    en: 'The newest one could not be sent: the other machine did not answer. The shop goes on trying.',
    si: 'අලුත්ම උපස්ථය යැවිය නොහැකි වුණා: අනෙක් පරිගණකයෙන් ප්‍රතිචාරයක් නැහැ. වෙළඳසැල දිගටම උත්සාහ කරනවා.',
  },
  refused: {
    en: 'The newest one could not be sent: the other machine refused it. Ask your technician to check its key and the permissions of its folder.',
    si: 'අලුත්ම උපස්ථය යැවිය නොහැකි වුණා: අනෙක් පරිගණකය එය ප්‍රතික්ෂේප කළා. එහි යතුර සහ ෆෝල්ඩරයේ අවසර පරීක්ෂා කරන ලෙස ඔබේ තාක්ෂණික සහායකයාට කියන්න.',
  },
  'no-room': {
    en: 'The newest one could not be sent: the disk of the other machine is full.',
    si: 'අලුත්ම උපස්ථය යැවිය නොහැකි වුණා: අනෙක් පරිගණකයේ තැටිය පිරී තිබෙනවා.',
  },
  failed: {
    en: 'The newest one could not be sent. The log of the shop says why; the shop goes on trying.',
    si: 'අලුත්ම උපස්ථය යැවිය නොහැකි වුණා. හේතුව වෙළඳසැලේ ලොගයේ සඳහන් වෙනවා; වෙළඳසැල දිගටම උත්සාහ කරනවා.',
  },
};

export function sentCopy(lastSent: string, to: string): Bilingual {
  return {
    en: `A backup last reached ${to} on ${lastSent}.`,
    si: `අවසන් වරට ${to} වෙත උපස්ථයක් ලැබුණේ ${lastSent}.`,
  };
}

const drillProblemCopy: Record<DrillProblem, Bilingual> = {
  disagreement: {
    en: 'Orders, stock or money in it did not agree; the log of the shop says which. Please have it looked at.',
    si: 'එහි ඇණවුම්, තොග හෝ මුදල් ගණන් ගැළපුණේ නැහැ; විස්තර වෙළඳසැලේ ලොගයේ සඳහන් වෙනවා. කරුණාකර එය පරීක්ෂා කරවන්න.',
  },
  'not-tried': {
    en: 'It could not be finished; the log of the shop says why. It is tried again with the next nightly backup.',
    si: 'එය අවසන් කළ නොහැකි වුණා; හේතුව වෙළඳසැලේ ලොගයේ සඳහන් වෙනවා. ඊළඟ රාත්‍රී උපස්ථය සමඟ නැවත උත්සාහ කරනවා.',
  },
};

export function drillCopy(at: string, problem: DrillProblem | null): Bilingual {
  const found = problem
    ? drillProblemCopy[problem]
    : {
        en: 'Everything came back, and orders, stock and money agreed.',
        si: 'සියල්ල නැවත ලැබුණා; ඇණවුම්, තොග සහ මුදල් ගණන් ගැළපුණා.',
      };
  return {
    en: `A backup was last restored on trial on ${at}. ${found.en}`,
    si: `අවසන් වරට උපස්ථයක් අත්හදා බලා ප්‍රතිස්ථාපනය කළේ ${at}. ${found.si}`,
  };
}

const hourMs = 60 * 60 * 1000;
const hoursShown = 48;

export const noBackupYet: Bilingual = { en: 'Last backup: none yet', si: 'අවසන් උපස්ථය: තවම නැහැ' };

/** States the age of the newest backup, in whole hours and later in days. */
export function lastBackupCopy(ageMs: number): Bilingual {
  const hours = Math.floor(ageMs / hourMs);
  if (hours < 1) {
    return {
      en: 'Last backup: less than an hour ago',
      si: 'අවසන් උපස්ථය: පැයකට අඩු කාලයකට පෙර',
    };
  }
  if (hours < hoursShown) {
    return {
      en: `Last backup: ${formatCount(hours, 'hour')} ago`,
      si: `අවසන් උපස්ථය: පැය ${hours}කට පෙර`,
    };
  }
  const days = Math.floor(hours / 24);
  return { en: `Last backup: ${formatCount(days, 'day')} ago`, si: `අවසන් උපස්ථය: දින ${days}කට පෙර` };
}
