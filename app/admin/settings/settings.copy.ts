import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import type { SaveSettingsRefusal } from '#domain/settings/form/save-settings.server.ts';
import type { SettingsProblem } from '#domain/settings/form/settings-form.ts';
import type { FormField } from '#ui/form/form-fields.ts';
import { numberProblems } from '#ui/form/number-problems.copy.ts';
import type { CommonProblem } from '#ui/form/problems.copy.ts';

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
  shopPictures: { en: 'Logo and pictures', si: 'ලාංඡනය සහ පින්තූර' },
  saveChanges: { en: 'Save Changes', si: 'වෙනස්කම් සුරකින්න' },
  notSaved: { en: 'The settings were not saved.', si: 'සැකසුම් සුරැකුණේ නැහැ.' },
  hasProblem: { en: '(needs attention)', si: '(නිවැරදි කළ යුතුයි)' },
  notConnected: { en: 'Not connected', si: 'සම්බන්ධ කර නැත' },
  emptySinhala: {
    en: 'Where a Sinhala field is empty, Sinhala pages show the English text.',
    si: 'සිංහල කොටුවක් හිස් නම්, සිංහල පිටුවල ඉංග්‍රීසි පාඨය පෙන්වනවා.',
  },
  chooseLkr: { en: 'Rupees (LKR)', si: 'රුපියල් (LKR)' },
  chooseUsd: { en: 'Rupees, with US dollars beside them (USD)', si: 'රුපියල්, ඒ සමඟ ඇමෙරිකානු ඩොලර් (USD)' },
  usdHint: {
    en: 'Shoppers see an approximate dollar price. Orders are always in rupees.',
    si: 'ආසන්න ඩොලර් මිලක් පෙන්වනවා. ඇණවුම් සැමවිටම රුපියල්වලින්.',
  },
  placeholder: {
    en: 'This is only an example. Until you enter your own, a real shop does not show it.',
    si: 'මෙය උදාහරණයක් පමණයි. ඔබේම තොරතුරු ඇතුළත් කරන තුරු සැබෑ වෙළඳසැලක මෙය පෙන්වන්නේ නැහැ.',
  },
  bankHint: {
    en: 'Shown on the confirmation page of bank-transfer orders. While this is empty, bank transfer is not offered.',
    si: 'බැංකු ගිණුමට මුදල් යවන ඇණවුම්වල තහවුරු කිරීමේ පිටුවේ පෙන්වනවා. මෙය හිස් නම් එම ක්‍රමය පෙන්වන්නේ නැහැ.',
  },
  districtNames: { en: 'How the 25 districts are written', si: 'දිස්ත්‍රික්ක 25 ලියන ආකාරය' },
  messageHint: {
    en: 'Shown wherever the shop says that delivery is free.',
    si: 'බෙදාහැරීම නොමිලේ බව කියන සෑම තැනකම පෙන්වනවා.',
  },
  twoFactorOn: {
    en: 'On: every admin needs a code to enter the panel.',
    si: 'සක්‍රියයි: පුවරුවට පිවිසීමට සෑම පරිපාලකයෙකුටම කේතයක් අවශ්‍යයි.',
  },
  twoFactorOff: { en: 'Off: a password is enough.', si: 'අක්‍රියයි: මුරපදය පමණක් ප්‍රමාණවත්.' },
  twoFactorSetUp: { en: 'Switch on', si: 'සක්‍රිය කරන්න' },
  twoFactorManage: { en: 'Manage', si: 'කළමනාකරණය කරන්න' },
  claims: {
    en: 'Say only what you can prove: an Ayurvedic product may not be advertised before the Formulary Committee has approved it. Anything hidden or empty does not appear on the page.',
    si: 'ඔප්පු කළ හැකි දේ පමණක් කියන්න: ආයුර්වේද සූත්‍ර කමිටුවේ (Formulary Committee) අනුමැතියට පෙර ආයුර්වේද නිෂ්පාදනයක් ගැන දැන්වීම් පළ කළ නොහැකියි. සැඟවූ හෝ හිස් දේ පිටුවේ පෙනෙන්නේ නැහැ.',
  },
  cards: { en: 'Statements and cards', si: 'ප්‍රකාශ සහ කොටස්' },
  numbers: { en: 'Numbers', si: 'සංඛ්‍යා' },
  testimonials: { en: 'Testimonials', si: 'පාරිභෝගික අදහස්' },
} satisfies Record<string, Bilingual>;

export function lengthSoFar(count: number): Bilingual {
  return { en: `${formatCount(count, 'character')} now.`, si: `දැන් අකුරු ${count}ක්.` };
}

export function bestLength(from: number, to: number): Bilingual {
  return { en: `${from}-${to} characters is best.`, si: `අකුරු ${from}-${to}ක් සුදුසුයි.` };
}

export const theSettings: Bilingual = { en: 'the settings', si: 'සැකසුම්' };

type Problem = Exclude<SettingsProblem, CommonProblem> | Exclude<SaveSettingsRefusal['code'], 'changed-since'>;

/** Messages for codes that only this form has, and for combinations that are refused. */
export const settingsProblems: Record<Problem, (field: FormField) => Bilingual> = {
  ...numberProblems,
  phone: () => ({ en: 'Please enter a Sri Lankan phone number, such as 077 123 4567.', si: 'කරුණාකර 077 123 4567 වැනි ශ්‍රී ලංකා දුරකථන අංකයක් ඇතුළත් කරන්න.' }),
  email: () => ({ en: 'Please enter an email address, such as name@example.com.', si: 'කරුණාකර name@example.com වැනි ඊමේල් ලිපිනයක් ඇතුළත් කරන්න.' }),
  day: () => ({ en: 'Please choose a day of the calendar.', si: 'කරුණාකර දින දර්ශනයේ දිනයක් තෝරන්න.' }),
  days: () => ({ en: 'Please write one day on each line, such as 2027-04-14.', si: 'කරුණාකර පේළියකට 2027-04-14 වැනි එක් දිනයක් ලියන්න.' }),
  'tracking-addresses': () => ({
    en: 'Please write on each line a courier and an address that begins with https:// and contains {number}.',
    si: 'කරුණාකර පේළියකට කුරියර් සේවාවක් සහ https:// යනුවෙන් ඇරඹී {number} අඩංගු ලිපිනයක් ලියන්න.',
  }),
  'conflicting-lines': () => ({
    en: 'Two lines of this list contradict each other. Please keep only one of them.',
    si: 'මෙම ලැයිස්තුවේ පේළි දෙකක් එකිනෙකට ගැළපෙන්නේ නැහැ. කරුණාකර ඒවායින් එකක් පමණක් තබන්න.',
  }),
  'not-a-choice': () => ({ en: 'Please choose one of the two.', si: 'කරුණාකර දෙකෙන් එකක් තෝරන්න.' }),
  'no-payment-method': () => ({
    en: 'Shoppers need a way to pay: cash on delivery, or bank transfer with your account details.',
    si: 'පාරිභෝගිකයන්ට ගෙවීමට ක්‍රමයක් අවශ්‍යයි: භාණ්ඩ ලැබුණු විට මුදල් ගෙවීම, නැතහොත් ගිණුම් විස්තර සමඟ බැංකු ගිණුමට මුදල් යැවීම.',
  }),
  'district-fees': () => ({
    en: 'Please write on each line one of the 25 districts and its fee in whole rupees, such as Jaffna 450.',
    si: 'කරුණාකර පේළියකට දිස්ත්‍රික්ක 25න් එකක් සහ එහි ගාස්තුව පූර්ණ රුපියල්වලින් ලියන්න, උදා: යාපනය 450.',
  }),
  districts: () => ({
    en: 'Please write one of the 25 districts on each line, such as Jaffna.',
    si: 'කරුණාකර පේළියකට දිස්ත්‍රික්ක 25න් එකක් ලියන්න, උදා: යාපනය.',
  }),
  'no-method-for-cashless-districts': () => ({
    en: 'Cash on delivery is the only way to pay: nobody in these districts could order. Switch on bank transfer with your account details first.',
    si: 'දැනට ඇත්තේ භාණ්ඩ ලැබුණු විට මුදල් ගෙවීම පමණයි: මෙම දිස්ත්‍රික්කවල කිසිවෙකුට ඇණවුම් කරන්න බැහැ. පළමුව ගිණුම් විස්තර සමඟ බැංකු ගිණුමට මුදල් යැවීම සක්‍රිය කරන්න.',
  }),
  'no-dollar-rate': () => ({
    en: 'Please enter how many rupees one US dollar costs.',
    si: 'කරුණාකර ඇමෙරිකානු ඩොලර් 1කට රුපියල් කීයදැයි ඇතුළත් කරන්න.',
  }),
  'no-rating': () => ({
    en: 'Please enter the average of your customers’ own ratings, or hide the rating.',
    si: 'කරුණාකර ඔබේ පාරිභෝගිකයන් දුන් තරුවල සාමාන්‍යය ඇතුළත් කරන්න, නැත්නම් තරු සඟවන්න.',
  }),
  'invented-claim': () => ({
    en: 'This is an example that came with the shop. Replace it with what is true of yours, then show it.',
    si: 'මෙය වෙළඳසැල සමඟ ලැබුණු උදාහරණයක්. ඒ වෙනුවට ඔබේ වෙළඳසැලේ සත්‍ය තොරතුරක් ඇතුළත් කර, ඉන්පසු පෙන්වන්න.',
  }),
};
