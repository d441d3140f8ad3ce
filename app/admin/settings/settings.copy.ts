import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { counted } from '#domain/kernel/counted.ts';

export const tabLabels = {
  general: { en: 'General', si: 'පොදු' },
  contact: { en: 'Contact', si: 'සම්බන්ධතා' },
  payment: { en: 'Payment', si: 'ගෙවීම්' },
  delivery: { en: 'Delivery', si: 'බෙදාහැරීම' },
  notifications: { en: 'Notifications', si: 'දැනුම්දීම්' },
  seo: { en: 'SEO', si: 'SEO' },
  security: { en: 'Security', si: 'ආරක්ෂාව' },
  landing: { en: 'Landing page', si: 'මුල් පිටුව' },
} satisfies Record<string, Bilingual>;

export const settingsCopy = {
  saveChanges: { en: 'Save Changes', si: 'වෙනස්කම් සුරකින්න' },
  notSaved: { en: 'The settings were not saved.', si: 'සැකසුම් සුරැකුණේ නැහැ.' },
  hasProblem: { en: '(needs attention)', si: '(නිවැරදි කළ යුතුයි)' },
  twins: {
    en: 'Where a Sinhala field is empty, Sinhala pages show the English text.',
    si: 'සිංහල කොටුවක් හිස් නම්, සිංහල පිටුවල ඉංග්‍රීසි පාඨය පෙන්වනවා.',
  },
  chooseLkr: { en: 'Rupees (LKR)', si: 'රුපියල් (LKR)' },
  chooseUsd: { en: 'Rupees, with US dollars beside them (USD)', si: 'රුපියල්, ඒ සමඟ ඇමෙරිකානු ඩොලර් (USD)' },
  usdHint: {
    en: 'Shoppers see an approximate dollar price. Orders are in rupees always.',
    si: 'ආසන්න ඩොලර් මිලක් පෙන්වනවා. ඇණවුම් සැමවිටම රුපියල්වලින්.',
  },
  sellerRegistrationHint: {
    en: 'Printed on invoices, such as PV 00123456. Left empty, the line is left out.',
    si: 'ඉන්වොයිසිවල මුද්‍රණය වෙනවා. උදා: PV 00123456. හිස්ව තැබුවහොත් එම පේළිය මුද්‍රණය වන්නේ නැහැ.',
  },
  placeholder: {
    en: 'This is only an example. Until you enter your own, a real shop does not show it.',
    si: 'මෙය උදාහරණයක් පමණයි. ඔබේම තොරතුරු ඇතුළත් කරන තුරු සැබෑ වෙළඳසැලක මෙය පෙන්වන්නේ නැහැ.',
  },
  phoneHint: { en: 'Left empty, it is not shown.', si: 'හිස්ව තැබුවහොත් පෙන්වන්නේ නැහැ.' },
  bankHint: {
    en: 'Shown on the confirmation page of bank-transfer orders. While this is empty, bank transfer is not offered.',
    si: 'බැංකු ගිණුමට මුදල් යවන ඇණවුම්වල තහවුරු කිරීමේ පිටුවේ පෙන්වනවා. මෙය හිස් නම් එම ක්‍රමය පෙන්වන්නේ නැහැ.',
  },
  freeDeliveryHint: {
    en: 'Switched off, the fee below is added to every order.',
    si: 'අක්‍රිය කළ විට පහත ගාස්තුව සෑම ඇණවුමකටම එකතු වෙනවා.',
  },
  feeHint: {
    en: 'One fee for the whole country, in whole rupees.',
    si: 'මුළු රටටම එකම ගාස්තුව, පූර්ණ රුපියල්වලින්.',
  },
  messageHint: {
    en: 'Shown wherever the shop says that delivery is free.',
    si: 'බෙදාහැරීම නොමිලේ බව කියන සෑම තැනකම පෙන්වනවා.',
  },
  emailHint: {
    en: 'News of orders and messages, while the shop has an email account to send from.',
    si: 'යැවීමට ඊමේල් ගිණුමක් ඇති විට, ඇණවුම් සහ පණිවිඩ ගැන දැනුම්දීම්.',
  },
  notYetHint: {
    en: 'Nothing is sent this way yet: a provider has to be connected first.',
    si: 'තවම මේ ක්‍රමයෙන් කිසිවක් යවන්නේ නැහැ: මුලින්ම සේවාවක් සම්බන්ධ කළ යුතුයි.',
  },
  timeoutHint: {
    en: 'The panel asks to sign in again after this many minutes without use, 5 to 120.',
    si: 'මෙම මිනිත්තු ගණන පුරා භාවිත නොකළ විට, පුවරුව නැවත පිවිසෙන ලෙස ඉල්ලනවා (මිනිත්තු 5-120).',
  },
  twoFactorOn: {
    en: 'On: every admin needs a code to enter the panel.',
    si: 'සක්‍රියයි: පුවරුවට පිවිසීමට සෑම පරිපාලකයෙකුටම කේතයක් අවශ්‍යයි.',
  },
  twoFactorOff: { en: 'Off: a password is enough.', si: 'අක්‍රියයි: මුරපදය පමණක් ප්‍රමාණවත්.' },
  twoFactorSetUp: { en: 'Switch on', si: 'සක්‍රිය කරන්න' },
  twoFactorManage: { en: 'Manage', si: 'කළමනාකරණය කරන්න' },
  claims: {
    en: 'Say only what you can prove: an Ayurvedic product may not be advertised before the Formulary Committee has approved it. What is hidden or empty is not on the page.',
    si: 'ඔප්පු කළ හැකි දේ පමණක් කියන්න: ආයුර්වේද සූත්‍ර කමිටුවේ (Formulary Committee) අනුමැතියට පෙර ආයුර්වේද නිෂ්පාදනයක් ගැන දැන්වීම් පළ කළ නොහැකියි. සැඟවූ හෝ හිස් දේ පිටුවේ පෙනෙන්නේ නැහැ.',
  },
  cards: { en: 'Statements and cards', si: 'ප්‍රකාශ සහ කොටස්' },
  figures: { en: 'Numbers', si: 'සංඛ්‍යා' },
  stories: { en: 'Testimonials', si: 'පාරිභෝගික අදහස්' },
} satisfies Record<string, Bilingual>;

/** What was counted while one types; the advice stands beside it. */
export function lengthSoFar(count: number): Bilingual {
  return { en: `${counted(count, 'character')} now.`, si: `දැන් අකුරු ${count}ක්.` };
}

export function bestLength(from: number, to: number): Bilingual {
  return { en: `${from}-${to} characters is best.`, si: `අකුරු ${from}-${to}ක් සුදුසුයි.` };
}

/** What someone else saved while the form was open. */
export const theSettings: Bilingual = { en: 'the settings', si: 'සැකසුම්' };
