import type { Bilingual } from '#domain/kernel/bilingual.ts';

type LinkKind = 'password-reset' | 'email-proof';

export const linkHeadings: Record<LinkKind, Bilingual> = {
  'password-reset': { en: 'Choose a new password', si: 'නව මුරපදයක් තෝරන්න' },
  'email-proof': { en: 'Confirm your email address', si: 'ඔබේ ඊමේල් ලිපිනය තහවුරු කරන්න' },
};

export const linkReasons: Record<LinkKind, Bilingual> = {
  'password-reset': {
    en: 'Somebody asked for a new password for your account. If that was you, choose it here.',
    si: 'ඔබේ ගිණුමට නව මුරපදයක් ඉල්ලා තිබෙනවා. ඉල්ලුවේ ඔබ නම්, මෙතැනින් එය තෝරන්න.',
  },
  'email-proof': {
    en: 'Confirm that this address is yours. Earlier orders with it then appear in your account.',
    si: 'මෙම ලිපිනය ඔබේ බව තහවුරු කරන්න. ඉන් පසු, මෙම ලිපිනය සමඟ කළ පෙර ඇණවුම් ඔබේ ගිණුමේ පෙන්වනවා.',
  },
};

export const linkIfNotYou: Record<LinkKind, Bilingual> = {
  'password-reset': {
    en: 'If it was not you, do nothing: your password stays as it is.',
    si: 'ඉල්ලුවේ ඔබ නොවේ නම්, කිසිවක් කරන්න අවශ්‍ය නැහැ. ඔබේ මුරපදය වෙනස් වෙන්නේ නැහැ.',
  },
  'email-proof': {
    en: 'If you have no account with us, do nothing.',
    si: 'ඔබට අප සමඟ ගිණුමක් නැත්නම්, කිසිවක් කරන්න අවශ්‍ය නැහැ.',
  },
};

export const linkHidden: Bilingual = {
  en: '[The link is a secret between us and this person, and is not shown here.]',
  si: '[මෙම සබැඳිය අදාළ පුද්ගලයාට පමණයි, එය මෙහි පෙන්වන්නේ නැහැ.]',
};

export function linkLife(hours: number): Bilingual {
  return {
    en: `The link works once, for ${hours === 1 ? 'one hour' : `${hours} hours`}.`,
    si: `සබැඳිය වලංගු වන්නේ ${hours === 1 ? 'පැයක්' : `පැය ${hours}ක්`} පමණයි, එක් වරක් පමණක් භාවිත කළ හැකියි.`,
  };
}

export function linkSubjects(shopName: string): Record<LinkKind, Bilingual> {
  return {
    'password-reset': {
      en: `${shopName}: choose a new password`,
      si: `${shopName}: නව මුරපදයක් තෝරන්න`,
    },
    'email-proof': {
      en: `${shopName}: confirm your email address`,
      si: `${shopName}: ඔබේ ඊමේල් ලිපිනය තහවුරු කරන්න`,
    },
  };
}
