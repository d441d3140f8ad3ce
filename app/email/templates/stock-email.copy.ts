import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { expiryTime } from '#email/email.copy.ts';

type Names = { shopName: string; product: string };

export function confirmationSubject({ shopName, product }: Names): Bilingual {
  return {
    en: `${shopName}: shall we tell you when ${product} is back?`,
    si: `${shopName}: ${product} නැවත ආ විට දන්වන්නද?`,
  };
}

export function confirmationText(product: string): Bilingual {
  return {
    en: `You asked us to tell you when ${product} is in stock again. Please confirm it, and we will write to you once.`,
    si: `${product} නැවත තොගයේ ඇති විට දන්වන ලෙස ඔබ අපෙන් ඉල්ලුවා. කරුණාකර එය තහවුරු කරන්න. එවිට අපි ඔබට එක් වරක් ලියන්නම්.`,
  };
}

export const stockEmailCopy = {
  confirmHeading: { en: 'Please confirm', si: 'කරුණාකර තහවුරු කරන්න' },
  confirm: { en: 'Yes, tell me', si: 'ඔව්, මට දන්වන්න' },
  notYou: {
    en: 'If you did not ask for this, do nothing: we will not write to you.',
    si: 'ඔබ මෙය ඉල්ලුවේ නැත්නම්, කිසිවක් කරන්න අවශ්‍ය නැහැ. අපි ඔබට ලියන්නේ නැහැ.',
  },
  look: { en: 'See the product', si: 'නිෂ්පාදනය බලන්න' },
  onlyOnce: {
    en: 'This is the only message about it. We cannot keep one back for you.',
    si: 'මේ ගැන එවන එකම පණිවිඩය මෙයයි. ඔබ වෙනුවෙන් එකක් වෙන් කර තැබීමට අපට නොහැකියි.',
  },
  stop: { en: 'No more messages about stock', si: 'තොගය ගැන තවත් පණිවිඩ අවශ්‍ය නැහැ' },
} satisfies Record<string, Bilingual>;

export function confirmationExpiry(expiresAt: Date): Bilingual {
  const { en, si } = expiryTime(expiresAt);
  return { en: `The link works until ${en}.`, si: `සබැඳිය වලංගු වන්නේ ${si} දක්වා පමණයි.` };
}

export function backSubject({ shopName, product }: Names): Bilingual {
  return {
    en: `${shopName}: ${product} is back in stock`,
    si: `${shopName}: ${product} නැවත තොගයේ තිබෙනවා`,
  };
}

export function backHeading(product: string): Bilingual {
  return { en: `${product} is back in stock`, si: `${product} නැවත තොගයේ තිබෙනවා` };
}

export function backInStockText(price: Bilingual): Bilingual {
  return {
    en: `You asked us to tell you. Today it costs ${price.en}.`,
    si: `දන්වන ලෙස ඔබ අපෙන් ඉල්ලුවා. අද එහි මිල ${price.si}.`,
  };
}
