import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';

export const attentionTitle: Bilingual = { en: 'Needs attention', si: 'ඔබේ අවධානයට' };

type Contact = 'phone' | 'whatsapp' | 'email';

const contactCopy: Record<Contact, Bilingual> = {
  phone: { en: 'phone', si: 'දුරකථන අංකය' },
  whatsapp: { en: 'WhatsApp', si: 'WhatsApp' },
  email: { en: 'email', si: 'ඊමේල්' },
};

type AttentionText = ((fact: never) => Bilingual) | Record<string, Bilingual>;

/** Texts of the tasks. Each puts its count after a colon, so that one sentence fits every number in both languages. */
export const attentionCopy = {
  diskFull: (freeMb: number): Bilingual => ({
    en: `The disk is nearly full, so no order is taken and nothing is saved until there is room again. MB left: ${freeMb}, needed: 200`,
    si: `තැටිය පිරීමට ආසන්නයි. ඉඩ ලැබෙන තෙක් ඇණවුම් භාර ගැනීමක් හෝ කිසිවක් සුරැකීමක් සිදු වන්නේ නැහැ. ඉතිරි MB: ${freeMb}, අවශ්‍ය MB: 200`,
  }),
  diskShort: (freeMb: number): Bilingual => ({
    en: `The disk is nearly full, so no picture is taken and no backup is made until there is room again. MB left: ${freeMb}, needed: 200`,
    si: `තැටිය පිරීමට ආසන්නයි. ඉඩ ලැබෙන තෙක් පින්තූර එක් කිරීම සහ උපස්ථ ගැනීම නතර කර තිබෙනවා. ඉතිරි MB: ${freeMb}, අවශ්‍ය MB: 200`,
  }),
  flagged: (count: number): Bilingual => ({
    en: `Unusual orders to look at first: ${count}`,
    si: `පළමුව පරීක්ෂා කළ යුතු අසාමාන්‍ය ඇණවුම්: ${count}`,
  }),
  parcelProblems: (count: number): Bilingual => ({
    en: `Parcels with a problem: ${count}`,
    si: `ගැටලු සහිත පාර්සල්: ${count}`,
  }),
  bankSlips: (count: number): Bilingual => ({
    en: `Bank slips to look at: ${count}`,
    si: `බැලිය යුතු බැංකු රිසිට්පත්: ${count}`,
  }),
  overdueTransfers: (count: number): Bilingual => ({
    en: `Transfers that did not come in time: ${count}`,
    si: `නියමිත දින තුළ නොලැබුණු බැංකු ගෙවීම්: ${count}`,
  }),
  chargeBacks: (count: number): Bilingual => ({
    en: `Charge-backs to settle: ${count}`,
    si: `විසඳිය යුතු, බැංකුව ආපසු ගත් ගෙවීම්: ${count}`,
  }),
  unknownRefunds: (count: number): Bilingual => ({
    en: `Refunds through PayHere whose answer was lost: ${count}`,
    si: `පිළිතුරක් නොලැබුණු PayHere ආපසු ගෙවීම්: ${count}`,
  }),
  gatewayKeyRefused: {
    words: {
      en: 'PayHere refuses the shop’s API key: payments whose notification was lost are not found, and refunds do not go. Please check the key, its domain and this server’s address at PayHere.',
      si: 'PayHere වෙළඳසැලේ API යතුර ප්‍රතික්ෂේප කරනවා: දැනුම්දීම නොලැබුණු ගෙවීම් සොයාගන්න හෝ මුදල් ආපසු ගෙවන්න බැහැ. කරුණාකර PayHere ගිණුමේ යතුර, එහි වසම සහ මෙම සේවාදායකයේ ලිපිනය පරීක්ෂා කරන්න.',
    },
  },
  cancelRequests: (count: number): Bilingual => ({
    en: `Customers who ask to cancel: ${count}`,
    si: `අවලංගු කරන ලෙස ඉල්ලන ඇණවුම්: ${count}`,
  }),
  lateOrders: (count: number): Bilingual => ({
    en: `Orders waiting for more than a day: ${count}`,
    si: `දිනකට වඩා පොරොත්තුවේ ඇති ඇණවුම්: ${count}`,
  }),
  transfer: (count: number): Bilingual => ({
    en: `Bank transfers to look for: ${count}`,
    si: `බැංකු ගෙවීම ලැබුණාදැයි බැලිය යුතු ඇණවුම්: ${count}`,
  }),
  delivered: (count: number): Bilingual => ({
    en: `Delivered, but not paid: ${count}`,
    si: `භාර දුන් නමුත් තවම නොගෙවූ ඇණවුම්: ${count}`,
  }),
  refund: (count: number): Bilingual => ({
    en: `Refunds due: ${count}`,
    si: `මුදල් ආපසු ගෙවිය යුතු ඇණවුම්: ${count}`,
  }),
  overdueCash: (late: readonly { courier: string; overdueLkr: number }[]): Bilingual => {
    const sumLkr = late.reduce((all, { overdueLkr }) => all + overdueLkr, 0);
    const names = late.map(({ courier }) => courier).join(', ');
    return {
      en: `Cash overdue at couriers: ${formatRupees(sumLkr)} (${names})`,
      si: `කුරියර් සේවාවලින් ප්‍රමාද වූ මුදල්: රු. ${groupThousands(sumLkr)} (${names})`,
    };
  },
  returning: (count: number): Bilingual => ({
    en: `Refused parcels coming back: ${count}`,
    si: `ආපසු එන පාර්සල්: ${count}`,
  }),
  lowStock: (count: number): Bilingual => ({
    en: `Products running low: ${count}`,
    si: `තොගය අඩු නිෂ්පාදන: ${count}`,
  }),
  newContactMessages: (count: number): Bilingual => ({
    en: `New messages in the inbox: ${count}`,
    si: `ලැබුණු නව පණිවිඩ: ${count}`,
  }),
  resetRequests: (count: number): Bilingual => ({
    en: `Customers waiting for a new password: ${count}`,
    si: `නව මුරපදයක් ලැබෙන තුරු සිටින පාරිභෝගිකයන්: ${count}`,
  }),
  failedMessages: (count: number): Bilingual => ({
    en: `Messages that failed in the last 7 days: ${count}`,
    si: `පසුගිය දින 7 තුළ යැවීමට නොහැකි වූ පණිවිඩ: ${count}`,
  }),
  messagesWithUnknownOutcome: (count: number): Bilingual => ({
    en: `Messages of the last 7 days of which it is unclear whether they were sent: ${count}`,
    si: `පසුගිය දින 7 තුළ යැව්වාද පැහැදිලි නැති පණිවිඩ: ${count}`,
  }),
  smsHeldByLimit: (count: number): Bilingual => ({
    en: `SMS that wait for tomorrow, as today’s limit is used up: ${count}`,
    si: `අද දින සීමාව අවසන් නිසා හෙට දක්වා රඳවා ඇති SMS: ${count}`,
  }),
  placeholderContacts: (contacts: readonly Contact[]): Bilingual => ({
    en: `Still an example, so not shown in the shop: ${contactNames(contacts, 'en')}`,
    si: `තවම උදාහරණයක් නිසා වෙළඳසැලේ නොපෙන්වන තොරතුරු: ${contactNames(contacts, 'si')}`,
  }),
  backup: {
    failed: { en: 'The last backup failed', si: 'අවසන් උපස්ථය අසාර්ථකයි' },
    disagreement: {
      en: 'A backup was restored on trial, and orders, stock or money in it do not agree',
      si: 'උපස්ථයක් අත්හදා බලා ප්‍රතිස්ථාපනය කළ විට එහි ඇණවුම්, තොග හෝ මුදල් ගණන් ගැළපුණේ නැහැ',
    },
    'not-sent': {
      en: 'No backup has reached the other machine for more than a day and a half',
      si: 'පැය 36කට වඩා අනෙක් පරිගණකයට උපස්ථයක් ලැබී නැහැ',
    },
    old: { en: 'No backup for more than a day and a half', si: 'පැය 36කට වඩා උපස්ථයක් ගෙන නැහැ' },
  },
} satisfies Record<string, AttentionText>;

function contactNames(contacts: readonly Contact[], language: keyof Bilingual): string {
  return contacts.map((contact) => contactCopy[contact][language]).join(', ');
}
