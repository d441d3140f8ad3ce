import type { Bilingual } from './bilingual.ts';
import { counted } from './counted.ts';
import { keptDays } from './retention.ts';

/** Tells, under a list of the panel, how long its entries are kept. */
export function keptFor(days: number): Bilingual {
  return {
    en: `Entries are deleted after ${counted(days, 'day')}.`,
    si: `සටහන් තබා ගන්නා කාලය: දින ${days}`,
  };
}

/** Items of the privacy policy's list on how long data is kept. */
export const retentionItems: Bilingual[] = [
  {
    en: `- **Messages:** what you write to us and the emails and SMS that we send you, for ${counted(keptDays.messages, 'day')}`,
    si: `- **පණිවිඩ:** ඔබ අපට ලියන පණිවිඩ සහ අප ඔබට එවන ඊමේල් සහ SMS, දින ${keptDays.messages}`,
  },
  {
    en: `- **On WhatsApp:** what you write to us there, which may say how you are, and our answer, for ${counted(keptDays.chats, 'day')}`,
    si: `- **WhatsApp:** ඔබ එහි අපට ලියන දේ (ඔබේ සෞඛ්‍යය ගැන ද විය හැකිය) සහ අපේ පිළිතුර, දින ${keptDays.chats}`,
  },
  {
    en: `- **Reviews:** your first name and town under a review, where you agreed to show them, for ${counted(keptDays.reviewNames, 'day')}`,
    si: `- **නිෂ්පාදන ගැන අදහස්:** පෙන්වීමට ඔබ එකඟ වූ ඔබේ මුල් නම සහ නගරය, දින ${keptDays.reviewNames}`,
  },
  {
    en: `- **Our notes:** what we write down for ourselves about a call or a delivery, for ${counted(keptDays.customerNotes, 'day')}`,
    si: `- **අපේ සටහන්:** දුරකථන ඇමතුමක් හෝ බෙදාහැරීමක් ගැන අප තබා ගන්නා සටහන්, දින ${keptDays.customerNotes}`,
  },
  {
    en: `- **Offers:** the phone number at which you said yes to offers, for ${counted(keptDays.offerConsents, 'day')}; for ${counted(keptDays.withdrawnConsents, 'day')} after you took it back`,
    si: `- **විශේෂ දීමනා:** විශේෂ දීමනා ලැබීමට ඔබ කැමැත්ත දුන් දුරකථන අංකය, දින ${keptDays.offerConsents}; ඔබ කැමැත්ත ඉවත් කර ගත් පසු දින ${keptDays.withdrawnConsents}`,
  },
  {
    en: `- **Messages about stock:** the email address at which you wait for a product, until ${counted(keptDays.toldAlerts, 'day')} after we wrote to you and for ${counted(keptDays.stockAlerts, 'day')} at most; for ${counted(keptDays.unconfirmedAlerts, 'day')} if you do not confirm it`,
    si: `- **තොගය ගැන දැනුම්දීම්:** නිෂ්පාදනයක් එන තෙක් ඔබ දී ඇති ඊමේල් ලිපිනය, අප ඔබට දන්වා දින ${keptDays.toldAlerts}ක් ගත වන තෙක් සහ උපරිම වශයෙන් දින ${keptDays.stockAlerts}; ඔබ එය තහවුරු නොකළහොත් දින ${keptDays.unconfirmedAlerts}`,
  },
  {
    en: `- **Problems with a parcel:** the pictures that you send us, for ${counted(keptDays.problemPictures, 'day')}; what you tell us and our answer, for ${counted(keptDays.problems, 'day')}`,
    si: `- **පාර්සලයක ගැටලු:** ඔබ අපට එවන පින්තූර, දින ${keptDays.problemPictures}; ඔබ අපට කියන දේ සහ අපේ පිළිතුර, දින ${keptDays.problems}`,
  },
  {
    en: `- **Paying online:** the first and last name of who pays, for ${counted(keptDays.payerNames, 'day')}`,
    si: `- **ඔන්ලයින් ගෙවීම්:** ගෙවන අයගේ මුල් නම සහ අවසන් නම, දින ${keptDays.payerNames}`,
  },
  {
    en: `- **Bank slips:** the slips that you send us for a bank transfer, for ${counted(keptDays.bankSlips, 'day')}`,
    si: `- **බැංකු රිසිට්පත්:** බැංකු ගෙවීමක් සඳහා ඔබ අපට එවන රිසිට්පත්, දින ${keptDays.bankSlips}`,
  },
  {
    en: `- **Cancelling an order:** why you ask us to cancel an order and our answer, for ${counted(keptDays.auditEntries, 'day')}`,
    si: `- **ඇණවුමක් අවලංගු කිරීම:** ඇණවුමක් අවලංගු කරන ලෙස ඔබ ඉල්ලන හේතුව සහ අපේ පිළිතුර, දින ${keptDays.auditEntries}`,
  },
  {
    en: `- **Visits:** which products were looked at, searched for and added to the cart, for ${counted(keptDays.events, 'day')}`,
    si: `- **වෙබ් අඩවියට පිවිසි බවට වන තොරතුරු:** බැලූ, සෙවූ සහ කරත්තයට එක් කළ නිෂ්පාදන, දින ${keptDays.events}`,
  },
];
