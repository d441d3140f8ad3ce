import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const offersCopy = {
  title: { en: 'Offers by WhatsApp or SMS', si: 'WhatsApp හෝ SMS මගින් විශේෂ දීමනා' },
  yes: { en: 'Yes, send me offers', si: 'ඔව්, විශේෂ දීමනා එවන්න' },
  no: { en: 'No more offers', si: 'තවත් විශේෂ දීමනා එවන්න එපා' },
  toOrder: { en: 'Back to the order', si: 'ඇණවුමට ආපසු' },
  ended: {
    en: 'We send you no offers. Messages about your orders still reach you.',
    si: 'අපි ඔබට විශේෂ දීමනා එවන්නේ නැහැ. ඔබේ ඇණවුම් ගැන පණිවිඩ නම් දිගටම ලැබෙනවා.',
  },
  gone: {
    en: 'There is nothing to stop here: this link was not made by us, or is no longer kept. Without a yes, we send you no offers.',
    si: 'මෙහි නවත්වන්නට දෙයක් නැහැ: මෙම සබැඳිය අප සෑදූ එකක් නොවෙයි, නැතහොත් තවදුරටත් අප සතුව නැහැ. ඔබේ කැමැත්ත නැතිව අපි විශේෂ දීමනා එවන්නේ නැහැ.',
  },
  phoneReplaced: {
    en: 'The phone number of this order has changed in the meantime.',
    si: 'මේ අතර මෙම ඇණවුමේ දුරකථන අංකය වෙනස් වී තිබෙනවා.',
  },
  noMobile: {
    en: 'Offers can only be sent to a mobile number.',
    si: 'විශේෂ දීමනා එවිය හැක්කේ ජංගම දුරකථන අංකයකට පමණයි.',
  },
} satisfies Record<string, Bilingual>;

export function question(phone: string): Bilingual {
  return {
    en: `May we write to ${phone} when we have an offer? We ask before we send you any. You can take it back at any time.`,
    si: `විශේෂ දීමනාවක් ඇති විට ${phone} අංකයට පණිවිඩයක් එවන්නද? ඔබේ කැමැත්ත නැතිව අපි කිසිවක් එවන්නේ නැහැ. ඔබට ඕනෑම වේලාවක එය නවත්වන්න පුළුවන්.`,
  };
}

export function agreed(phone: string, date: string): Bilingual {
  return {
    en: `You said yes on ${date}: we may write to ${phone} when we have an offer.`,
    si: `${date} දින ඔබ කැමැත්ත දුන්නා: විශේෂ දීමනාවක් ඇති විට අපි ${phone} අංකයට පණිවිඩයක් එවනවා.`,
  };
}
