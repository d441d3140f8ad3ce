import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { LandingCardName } from '#domain/settings/landing/landing-cards.ts';
import type { SettingsField } from '#domain/settings/settings-fields.ts';

export const twoFactorLabel = {
  en: 'Two-factor authentication',
  si: 'පියවර දෙකේ සත්‍යාපනය',
} satisfies Bilingual;

const emptyHint: Bilingual = { en: 'Leave it empty to hide it.', si: 'හිස්ව තැබුවහොත් පෙන්වන්නේ නැහැ.' };
/** Hints below the fields. */
export const settingsHints: { [Name in SettingsField]?: Bilingual } = {
  sellerRegistration: {
    en: 'Printed on invoices, such as PV 00123456. Leave it empty to leave the line out.',
    si: 'ඉන්වොයිසිවල මුද්‍රණය වෙනවා. උදා: PV 00123456. හිස්ව තැබුවහොත් එම පේළිය මුද්‍රණය වන්නේ නැහැ.',
  },
  closedUntil: {
    en: 'The day on which you open again. Until then every page says so, and it ends by itself. Left empty, the shop is open.',
    si: 'ඔබ නැවත විවෘත කරන දිනය. ඒ දක්වා සෑම පිටුවකම එය පෙන්වනවා; එය ඉබේම අවසන් වෙනවා. හිස්ව තැබුවහොත් වෙළඳසැල විවෘතයි.',
  },
  closedMessage: {
    en: 'Such as "We are away for the New Year." It follows the date.',
    si: 'උදා: "අලුත් අවුරුදු නිවාඩුව." දිනයට පසුව පෙන්වනවා.',
  },
  ordersWhileClosed: {
    en: 'Switched off, the checkout takes no order until that day. Phone orders can be entered as always.',
    si: 'අක්‍රිය කළ විට එදින දක්වා වෙබ් අඩවියෙන් ඇණවුම් ගන්නේ නැහැ. දුරකථන ඇණවුම් සුපුරුදු පරිදි ඇතුළත් කළ හැකියි.',
  },
  phone: emptyHint,
  whatsapp: emptyHint,
  email: emptyHint,
  transferDays: {
    en: 'The customer is reminded once, after half of them. After the last of them, Today asks you whether to cancel the order. 2 to 30 days.',
    si: 'මෙයින් අඩක් ගත වූ පසු පාරිභෝගිකයාට එක් වරක් මතක් කරනවා. සියල්ල ගත වූ පසු, ඇණවුම අවලංගු කරනවාදැයි “අද” පිටුව ඔබෙන් අසනවා: දින 2-30.',
  },
  slipDays: {
    en: 'After these days the slips are deleted. 30 to 730 days. The privacy policy of a new shop says 180; if you change it, change your policy too.',
    si: 'ඉන්පසු රිසිට්පත් මැකෙනවා: දින 30-730. නව වෙළඳසැලක පෞද්ගලිකත්ව ප්‍රතිපත්තියේ ඇත්තේ 180; මෙය වෙනස් කළොත් ප්‍රතිපත්තිය ද වෙනස් කරන්න.',
  },
  freeDelivery: {
    en: 'When this is off, the fee below is added to every order. When it is on, delivery is free in every district.',
    si: 'අක්‍රිය කළ විට පහත ගාස්තුව සෑම ඇණවුමකටම එකතු වෙනවා. සක්‍රිය විට සෑම දිස්ත්‍රික්කයකටම බෙදාහැරීම නොමිලේ.',
  },
  deliveryFeeLkr: {
    en: 'In whole rupees, for the whole country except districts with a fee of their own.',
    si: 'මුළු රටටම, පූර්ණ රුපියල්වලින්. වෙනත් ගාස්තුවක් ඇති දිස්ත්‍රික්කවලට මෙය අදාළ නැහැ.',
  },
  districtFees: {
    en: 'One district on each line with its fee, such as Jaffna 450. Orders that were placed keep their fee.',
    si: 'පේළියකට එක් දිස්ත්‍රික්කයක් සහ එහි ගාස්තුව, උදා: යාපනය 450. දැනටමත් කළ ඇණවුම්වල ගාස්තුව වෙනස් වන්නේ නැහැ.',
  },
  districtsWithoutCash: {
    en: 'One district on each line, such as Jaffna. Shoppers there pay in another way. While the district of an order is not known, cash is offered.',
    si: 'පේළියකට එක් දිස්ත්‍රික්කයක්, උදා: යාපනය. එහි පාරිභෝගිකයන් වෙනත් ක්‍රමයකින් ගෙවනවා. ඇණවුමේ දිස්ත්‍රික්කය නොදන්නේ නම්, භාණ්ඩ ලැබුණු විට මුදල් ගෙවීම ද පෙන්වනවා.',
  },
  saturdayDelivery: {
    en: 'Orders are expected 2-5 business days after they leave: Monday to Friday, and Saturday too with this.',
    si: 'ඇණවුමක් යවා වැඩ කරන දින 2-5කින් ලැබෙන බව පෙන්වනවා: සඳුදා සිට සිකුරාදා දක්වා, මෙය සක්‍රිය නම් සෙනසුරාදාත්.',
  },
  publicHolidays: {
    en: 'One day on each line, such as 2027-04-14. They do not count as business days when the shop shows a day of arrival.',
    si: 'පේළියකට එක් දිනයක්, උදා: 2027-04-14. ලැබෙන දිනය ගණන් කරන විට මේවා වැඩ කරන දින ලෙස ගණන් ගන්නේ නැහැ.',
  },
  courierTracking: {
    en: 'One courier on each line, with the address of its page and {number} for the parcel: Domex https://courier.example/track/{number}',
    si: 'පේළියකට එක් කුරියර් සේවාවක්, එහි පිටුවේ ලිපිනය සහ පාර්සල් අංකය වෙනුවට {number}: Domex https://courier.example/track/{number}',
  },
  emailNotifications: {
    en: 'Emails about orders and messages, once the shop has an email account to send from.',
    si: 'යැවීමට ඊමේල් ගිණුමක් ඇති විට, ඇණවුම් සහ පණිවිඩ ගැන දැනුම්දීම්.',
  },
  smsPartPrice: {
    en: 'As your provider charges it: one part has 160 characters, or 70 in Sinhala.',
    si: 'ඔබේ SMS සේවාව අය කරන මිල: එක් කොටසකට අකුරු 160යි, සිංහලෙන් නම් 70යි.',
  },
  smsDailyLimit: {
    en: 'Once a day has cost this, further SMS wait for the next day, or go by the next channel where you chose one. You are told. Orders are taken as always.',
    si: 'දිනක වියදම මෙයට ළඟා වූ විට, ඉතිරි SMS ඊළඟ දිනය දක්වා රඳවා තබනවා; ඔබ ඊළඟ ක්‍රමයක් තෝරා ඇත්නම් එයින් යවනවා. ඒ බව ඔබට දන්වනවා. ඇණවුම් සුපුරුදු පරිදි ලැබෙනවා.',
  },
  sessionTimeout: {
    en: 'The panel asks to sign in again after this many minutes without use, 5 to 120.',
    si: 'මෙම මිනිත්තු ගණන පුරා භාවිත නොකළ විට, පුවරුව නැවත පිවිසෙන ලෙස ඉල්ලනවා (මිනිත්තු 5-120).',
  },
};

/** Hints below the switches of channels: in demo mode, without a provider, and while messages are sent. */
export const channelHints = {
  demo: {
    en: 'A demo sends nothing. Switched on, what would be sent is shown among the messages.',
    si: 'නියැදියකින් කිසිවක් යවන්නේ නැහැ. සක්‍රිය කළ විට, යැවිය යුතු දේ “යවන පණිවිඩ” යටතේ පෙන්වනවා.',
  },
  notYet: {
    en: 'Nothing is sent by this channel until a provider is connected.',
    si: 'තවම මෙම ක්‍රමයෙන් කිසිවක් යවන්නේ නැහැ: මුලින්ම සේවාවක් සම්බන්ධ කළ යුතුයි.',
  },
  sends: {
    en: 'Messages about orders, to mobile numbers. Each one costs money; Choose under “Channels of messages” which go by this one.',
    si: 'ඇණවුම් ගැන පණිවිඩ, ජංගම දුරකථනවලට. සෑම එකකටම මුදල් අය වෙනවා; මෙම ක්‍රමයෙන් යවන දේ “පණිවිඩ යවන ක්‍රම” යටතේ තෝරන්න.',
  },
} satisfies Record<string, Bilingual>;

export const shownLabel: Bilingual = { en: 'Show', si: 'පෙන්වන්න' };
export const starsLabel: Bilingual = { en: 'Stars, 1 to 5', si: 'තරු, 1 සිට 5 දක්වා' };

/** Labels of the texts of a card, a number and a testimonial of the landing page. */
export const partLabels = {
  card: {
    title: { en: 'Title', si: 'මාතෘකාව' },
    words: { en: 'Text', si: 'පාඨය' },
  },
  figure: {
    figure: { en: 'Figure (e.g. 98%)', si: 'සංඛ්‍යාව (උදා: 98%)' },
    caption: { en: 'What it counts', si: 'එහි තේරුම' },
  },
  testimonial: {
    name: { en: 'Name', si: 'නම' },
    town: { en: 'Town', si: 'නගරය' },
    words: { en: 'What they said', si: 'කී දේ' },
  },
} satisfies Record<string, Record<string, Bilingual>>;

/** Titles of the cards of the landing page in the panel. */
export const cardNames: Record<LandingCardName, Bilingual> = {
  heroLead: { en: 'Sentence under the tagline', si: 'තේමා පාඨයට යටින් ඇති වාක්‍යය' },
  heroNatural: { en: 'Statement about ingredients', si: 'අමුද්‍රව්‍ය ගැන ප්‍රකාශය' },
  heroTrusted: { en: 'Statement about customers', si: 'පාරිභෝගිකයන් ගැන ප්‍රකාශය' },
  aboutLead: { en: 'About, first paragraph', si: 'අප ගැන, පළමු ඡේදය' },
  aboutSources: { en: 'About, second paragraph', si: 'අප ගැන, දෙවන ඡේදය' },
  about1: { en: 'About, card 1', si: 'අප ගැන, කොටස 1' },
  about2: { en: 'About, card 2', si: 'අප ගැන, කොටස 2' },
  about3: { en: 'About, card 3', si: 'අප ගැන, කොටස 3' },
  about4: { en: 'About, card 4', si: 'අප ගැන, කොටස 4' },
  benefit1: { en: 'Benefit 1', si: 'ප්‍රයෝජනය 1' },
  benefit2: { en: 'Benefit 2', si: 'ප්‍රයෝජනය 2' },
  benefit3: { en: 'Benefit 3', si: 'ප්‍රයෝජනය 3' },
};

export function inSinhala({ en, si }: Bilingual): Bilingual {
  return { en: `${en} (Sinhala)`, si: `${si} (සිංහල)` };
}

export function numberTitle(place: number): Bilingual {
  return { en: `Number ${place}`, si: `සංඛ්‍යාව ${place}` };
}

export function testimonialTitle(place: number): Bilingual {
  return { en: `Testimonial ${place}`, si: `පාරිභෝගික අදහස ${place}` };
}
