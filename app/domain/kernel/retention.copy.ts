import type { Bilingual } from './bilingual.ts';
import { formatCount } from './format-count.ts';
import { retentionDays } from './retention.ts';

/** Tells, under a list of the panel, how long its entries are kept. */
export function keptFor(days: number): Bilingual {
  return {
    en: `Entries are deleted after ${formatCount(days, 'day')}.`,
    si: `සටහන් තබා ගන්නා කාලය: දින ${days}.`,
  };
}

/** Items of the privacy policy's list on how long data is kept. */
export const retentionItems: Bilingual[] = [
  {
    en: `- **Messages:** what you write to us and the emails and SMS that we send you, for ${formatCount(retentionDays.messages, 'day')}`,
    si: `- **පණිවිඩ:** ඔබ අපට ලියන පණිවිඩ සහ අප ඔබට එවන ඊමේල් සහ SMS, දින ${retentionDays.messages}`,
  },
  {
    en: `- **On WhatsApp:** what you write to us there, which may say how you are, and our answer, for ${formatCount(retentionDays.chats, 'day')}`,
    si: `- **WhatsApp:** ඔබ එහි අපට ලියන දේ (ඔබේ සෞඛ්‍යය ගැන ද විය හැකිය) සහ අපේ පිළිතුර, දින ${retentionDays.chats}`,
  },
  {
    en: `- **Reviews:** your first name and town under a review, where you agreed to show them, for ${formatCount(retentionDays.reviewNames, 'day')}`,
    si: `- **නිෂ්පාදන ගැන අදහස්:** පෙන්වීමට ඔබ එකඟ වූ ඔබේ මුල් නම සහ නගරය, දින ${retentionDays.reviewNames}`,
  },
  {
    en: `- **Our notes:** what we write down for ourselves about a call or a delivery, for ${formatCount(retentionDays.customerNotes, 'day')}`,
    si: `- **අපේ සටහන්:** දුරකථන ඇමතුමක් හෝ බෙදාහැරීමක් ගැන අප තබා ගන්නා සටහන්, දින ${retentionDays.customerNotes}`,
  },
  {
    en: `- **Offers:** the phone number at which you said yes to offers, for ${formatCount(retentionDays.offerConsents, 'day')}; for ${formatCount(retentionDays.withdrawnConsents, 'day')} after you took it back`,
    si: `- **විශේෂ දීමනා:** විශේෂ දීමනා ලැබීමට ඔබ කැමැත්ත දුන් දුරකථන අංකය, දින ${retentionDays.offerConsents}; ඔබ කැමැත්ත ඉවත් කර ගත් පසු දින ${retentionDays.withdrawnConsents}`,
  },
  {
    en: `- **Messages about stock:** the email address at which you wait for a product, until ${formatCount(retentionDays.notifiedAlerts, 'day')} after we wrote to you and for ${formatCount(retentionDays.stockAlerts, 'day')} at most; for ${formatCount(retentionDays.unconfirmedAlerts, 'day')} if you do not confirm it`,
    si: `- **තොගය ගැන දැනුම්දීම්:** නිෂ්පාදනයක් එන තෙක් ඔබ දී ඇති ඊමේල් ලිපිනය, අප ඔබට දන්වා දින ${retentionDays.notifiedAlerts}ක් ගත වන තෙක් සහ උපරිම වශයෙන් දින ${retentionDays.stockAlerts}; ඔබ එය තහවුරු නොකළහොත් දින ${retentionDays.unconfirmedAlerts}`,
  },
  {
    en: `- **Problems with a parcel:** the pictures that you send us, for ${formatCount(retentionDays.problemPictures, 'day')}; what you tell us and our answer, for ${formatCount(retentionDays.problems, 'day')}`,
    si: `- **පාර්සලයක ගැටලු:** ඔබ අපට එවන පින්තූර, දින ${retentionDays.problemPictures}; ඔබ අපට කියන දේ සහ අපේ පිළිතුර, දින ${retentionDays.problems}`,
  },
  {
    en: `- **Paying online:** the first and last name of the payer, for ${formatCount(retentionDays.payerNames, 'day')}`,
    si: `- **ඔන්ලයින් ගෙවීම්:** ගෙවන අයගේ මුල් නම සහ අවසන් නම, දින ${retentionDays.payerNames}`,
  },
  {
    en: `- **Bank slips:** the slips that you send us for a bank transfer, for ${formatCount(retentionDays.bankSlips, 'day')}`,
    si: `- **බැංකු රිසිට්පත්:** බැංකු ගෙවීමක් සඳහා ඔබ අපට එවන රිසිට්පත්, දින ${retentionDays.bankSlips}`,
  },
  {
    en: `- **Cancelling an order:** why you ask us to cancel an order and our answer, for ${formatCount(retentionDays.auditEntries, 'day')}`,
    si: `- **ඇණවුමක් අවලංගු කිරීම:** ඇණවුමක් අවලංගු කරන ලෙස ඔබ ඉල්ලන හේතුව සහ අපේ පිළිතුර, දින ${retentionDays.auditEntries}`,
  },
  {
    en: `- **Visits:** which products were looked at, searched for and added to the cart, for ${formatCount(retentionDays.events, 'day')}`,
    si: `- **වෙබ් අඩවියට පිවිසි බවට වන තොරතුරු:** බැලූ, සෙවූ සහ කරත්තයට එක් කළ නිෂ්පාදන, දින ${retentionDays.events}`,
  },
];
