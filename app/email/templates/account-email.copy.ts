import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { expiryTime } from '#email/email.copy.ts';

type LinkKind = 'password-reset' | 'email-proof';

export const linkHeadings: Record<LinkKind, Bilingual> = {
  'password-reset': { en: 'Choose a new password', si: 'නව මුරපදයක් තෝරන්න' },
  'email-proof': { en: 'Confirm your email address', si: 'ඔබේ ඊමේල් ලිපිනය තහවුරු කරන්න' },
};

export const linkReasons: Record<LinkKind, Bilingual> = {
  'password-reset': {
    en: 'We received a request to reset your password. If it was you, choose a new password here.',
    si: 'ඔබේ මුරපදය යළි සැකසීමට ඉල්ලීමක් ලැබුණා. එය ඉල්ලුවේ ඔබ නම්, මෙතැනින් නව මුරපදයක් තෝරන්න.',
  },
  'email-proof': {
    en: 'Confirm that this address is yours. Your earlier orders placed with it will then appear in your account.',
    si: 'මෙම ලිපිනය ඔබේ බව තහවුරු කරන්න. ඉන් පසු, මෙම ලිපිනය යොදා කළ පෙර ඇණවුම් ඔබේ ගිණුමේ පෙන්වනවා.',
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
  en: '[Hidden: only the recipient can see this link.]',
  si: '[සඟවා ඇත: මෙම සබැඳිය පෙනෙන්නේ ලබන්නාට පමණයි.]',
};

export function linkExpiry(expiresAt: Date): Bilingual {
  const { en, si } = expiryTime(expiresAt);
  return {
    en: `The link can be used once, until ${en}.`,
    si: `සබැඳිය වලංගු වන්නේ ${si} දක්වා පමණයි; එක් වරක් පමණක් භාවිත කළ හැකියි.`,
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
