import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { OnboardingMark } from '#domain/onboarding/onboarding-mark.ts';
import type { OnboardingStep } from '#domain/onboarding/onboarding-step.ts';
import type { Onboarding } from '#domain/onboarding/read-onboarding.server.ts';
import { demoChecklistCopy, demoStepCopy } from './demo-checklist.copy.ts';

export const onboardingCopy = {
  title: { en: 'Opening your shop', si: 'ඔබේ වෙළඳසැල විවෘත කිරීම' },
  lead: {
    en: 'What a shop needs before its first customer. Steps are ticked off automatically.',
    si: 'පළමු පාරිභෝගිකයාට පෙර වෙළඳසැලකට අවශ්‍ය දේ. සෑම පියවරක්ම අවසන් වූ විට එය ඉබේම සලකුණු වෙනවා.',
  },
  allDone: {
    en: 'Everything is done. Place a trial order in the shop, then tell people.',
    si: 'සියල්ල අවසන්. වෙළඳසැලේ අත්හදා බැලීමේ ඇණවුමක් කර බලා, ඉන්පසු සියලු දෙනාට දැනුම් දෙන්න.',
  },
  allSteps: { en: 'All steps', si: 'සියලු පියවර' },
  done: { en: 'Done', si: 'අවසන්' },
  toDo: { en: 'To do', si: 'කළ යුතුයි' },
  hide: { en: 'Hide the checklist', si: 'පියවර ලැයිස්තුව සඟවන්න' },
  show: { en: 'Show it on the dashboard', si: 'උපකරණ පුවරුවේ පෙන්වන්න' },
  hidden: {
    en: 'The checklist is hidden on the dashboard.',
    si: 'පියවර ලැයිස්තුව උපකරණ පුවරුවෙන් සඟවා තිබෙනවා.',
  },
  takeBack: { en: 'Undo', si: 'අවලංගු කරන්න' },
} satisfies Record<string, Bilingual>;

/** Title, introduction and end of both checklists. */
export const checklistCopy = {
  opening: onboardingCopy,
  demo: demoChecklistCopy,
} satisfies Record<Onboarding['kind'], Record<'title' | 'lead' | 'allDone', Bilingual>>;

type StepCopy = { title: Bilingual; what: Bilingual; go: Bilingual };

export const stepCopy: Record<OnboardingStep['key'], StepCopy> = {
  ...demoStepCopy,
  brand: {
    title: { en: 'Name and tagline', si: 'නම සහ තේමා පාඨය' },
    what: {
      en: 'What your shop is called, in both languages. It appears on every page, in every email and in search results.',
      si: 'භාෂා දෙකෙන්ම ඔබේ වෙළඳසැලේ නම. එය සෑම පිටුවකම, සෑම ඊමේල් පණිවිඩයකම සහ සෙවුම් ප්‍රතිඵලවල පෙනෙනවා.',
    },
    go: { en: 'Edit name', si: 'නම වෙනස් කරන්න' },
  },
  contact: {
    title: { en: 'Your phone, WhatsApp and email', si: 'ඔබේ දුරකථනය, WhatsApp සහ ඊමේල්' },
    what: {
      en: 'These are only examples and nobody would answer, so the shop does not show them. Enter your own.',
      si: 'දැනට ඇත්තේ උදාහරණ පමණයි; ඒවායින් කිසිවෙකු පිළිතුරු නොදෙන නිසා වෙළඳසැලේ පෙන්වන්නේ නැහැ. ඔබේම තොරතුරු ඇතුළත් කරන්න.',
    },
    go: { en: 'Edit contacts', si: 'සම්බන්ධතා තොරතුරු වෙනස් කරන්න' },
  },
  payment: {
    title: { en: 'How customers pay', si: 'පාරිභෝගිකයන් ගෙවන ආකාරය' },
    what: {
      en: 'Choose your payment methods. For bank transfer, enter your account details or switch it off: without them customers do not see it.',
      si: 'ගෙවීමේ ක්‍රම තෝරන්න. බැංකු ගිණුමට මුදල් යැවීම සඳහා ඔබේ ගිණුම් විස්තර ඇතුළත් කරන්න, නැත්නම් එය අක්‍රිය කරන්න: ගිණුමක් නැතිව එය කිසිවෙකුට පෙන්වන්නේ නැහැ.',
    },
    go: { en: 'Set up payment', si: 'ගෙවීම් ක්‍රම තෝරන්න' },
  },
  delivery: {
    title: { en: 'What delivery costs', si: 'බෙදාහැරීමේ ගාස්තුව' },
    what: {
      en: 'At first, delivery is free anywhere in Sri Lanka, and the terms say so. Change it, or confirm it.',
      si: 'ආරම්භයේදී, ශ්‍රී ලංකාවේ ඕනෑම තැනකට බෙදාහැරීම නොමිලේ; කොන්දේසිවල ද එසේ සඳහන් වෙනවා. එය වෙනස් කරන්න, නැත්නම් එය නිවැරදි බව තහවුරු කරන්න.',
    },
    go: { en: 'Set up delivery', si: 'ගාස්තුව සකසන්න' },
  },
  product: {
    title: { en: 'Your first product', si: 'ඔබේ පළමු නිෂ්පාදනය' },
    what: {
      en: 'A picture, a price, how many you have, and what it is, in both languages.',
      si: 'පින්තූරයක්, මිල, ඔබ සතු ප්‍රමාණය සහ එය කුමක්ද යන්න භාෂා දෙකෙන්ම.',
    },
    go: { en: 'Add a product', si: 'නිෂ්පාදනයක් එක් කරන්න' },
  },
  approval: {
    title: { en: 'Approval of each product', si: 'සෑම නිෂ්පාදනයකටම අනුමැතිය' },
    what: {
      en: 'An Ayurvedic product may not be advertised or sold before the Formulary Committee has approved it; sellers can be prosecuted. Enter the approval number with each product, and ask the Department of Ayurveda whether your advertisements need an approval of their own.',
      si: 'ආයුර්වේද සූත්‍ර කමිටුවේ (Formulary Committee) අනුමැතියට පෙර ආයුර්වේද නිෂ්පාදනයක් ගැන දැන්වීම් පළ කිරීමට හෝ එය අලෙවි කිරීමට නොහැකියි; අලෙවි කරන්නන්ට එරෙහිව ද නඩු පැවරිය හැකියි. සෑම නිෂ්පාදනයක් සමඟම අනුමැති අංකය ඇතුළත් කරන්න. ඔබේ වෙළඳ දැන්වීම්වලට වෙනම අනුමැතියක් අවශ්‍යදැයි ආයුර්වේද දෙපාර්තමේන්තුවෙන් විමසන්න.',
    },
    go: { en: 'Enter approval numbers', si: 'අනුමැති අංක ඇතුළත් කරන්න' },
  },
  policies: {
    title: { en: 'Privacy, terms and refunds', si: 'පෞද්ගලිකත්වය, කොන්දේසි සහ මුදල් ආපසු ගෙවීම' },
    what: {
      en: 'Customers hold you to these three texts. Read them, change what is not so in your shop, and save.',
      si: 'මෙම ලේඛන තුනේ සඳහන් දේ ඉටු කිරීමට ඔබ බැඳී සිටිනවා. ඒවා කියවා, ඔබේ වෙළඳසැලට නොගැළපෙන දේ වෙනස් කර සුරකින්න.',
    },
    go: { en: 'Read the policies', si: 'ප්‍රතිපත්ති කියවන්න' },
  },
  claims: {
    title: { en: 'What the landing page states', si: 'මුල් පිටුවේ කියන දේ' },
    what: {
      en: 'The statements, cards, figures and stories in the settings were written to fill the page, and are hidden in a new shop. Enter what is true of yours and show it, or leave it hidden.',
      si: 'සැකසුම්වල ඇති ප්‍රකාශ, කොටස්, සංඛ්‍යා සහ කතා පිටුව පිරවීමට ලියූ ඒවා වන අතර අලුත් වෙළඳසැලක සඟවා තිබෙනවා. ඔබේ වෙළඳසැලේ සත්‍ය තොරතුරු ඇතුළත් කර පෙන්වන්න, නැත්නම් සැඟවුණු පරිදිම තබන්න.',
    },
    go: { en: 'Edit the landing page', si: 'මුල් පිටුව සකසන්න' },
  },
  mail: {
    title: { en: 'Email to customers and to you', si: 'පාරිභෝගිකයන්ට සහ ඔබට ඊමේල්' },
    what: {
      en: 'Without a mail server customers get no confirmation by email, and you may have to send password links yourself. Ask the person who installed the shop to set it up: see "Mail" in docs/going-live.md.',
      si: 'ඊමේල් සේවාදායකයක් නැතිව පාරිභෝගිකයන්ට ඊමේල් මගින් තහවුරු කිරීමක් ලැබෙන්නේ නැහැ. මුරපදය අමතක වූ අයට සබැඳිය යවන්න ඔබට සිදු විය හැකියි. වෙළඳසැල ස්ථාපනය කළ අයට එය සකසන ලෙස කියන්න: docs/going-live.md හි "Mail" බලන්න.',
    },
    go: { en: 'Open messages', si: 'යවන පණිවිඩ බලන්න' },
  },
  'second-factor': {
    title: { en: 'A second lock on this panel', si: 'මෙම පුවරුවට දෙවන අගුලක්' },
    what: {
      en: 'Besides the password the panel asks for a code from your phone. Then a stolen password alone is not enough to get in.',
      si: 'මුරපදයට අමතරව පුවරුව ඔබේ දුරකථනයෙන් කේතයක් ඉල්ලනවා. එවිට මුරපදය සොරාගත්තත් පුවරුවට පිවිසිය නොහැකියි.',
    },
    go: { en: 'Switch it on', si: 'සක්‍රිය කරන්න' },
  },
  backup: {
    title: { en: 'A copy of the shop, kept elsewhere', si: 'වෙනත් තැනක තබන වෙළඳසැලේ පිටපතක්' },
    what: {
      en: 'Your orders and customer details are stored on one machine only. Make a backup, keep the file on another one, and arrange that this happens every day.',
      si: 'ඔබේ ඇණවුම් සහ පාරිභෝගික තොරතුරු ඇත්තේ එක් පරිගණකයක පමණයි. උපස්ථයක් ගෙන ගොනුව වෙනත් පරිගණකයක තබා, එය දිනපතා සිදු වන ලෙස සකසන්න.',
    },
    go: { en: 'Open backups', si: 'උපස්ථ බලන්න' },
  },
};

/** Labels of the buttons that mark a step as done. */
export const markLabels: Record<Exclude<OnboardingMark, 'guide-hidden'>, Bilingual> = {
  'slip-seen': { en: 'I have seen it', si: 'එය බැලුවා' },
  'track-seen': { en: 'I have seen it', si: 'එය බැලුවා' },
  'brand-read': { en: 'Keep as it is', si: 'එලෙසම තබන්න' },
  'delivery-read': { en: 'Keep free delivery', si: 'නොමිලේ බෙදාහැරීම එලෙසම තබන්න' },
  'approval-cleared': { en: 'No other product needs one', si: 'වෙනත් නිෂ්පාදනයකට එය අවශ්‍ය නැහැ' },
  'policies-read': { en: 'I have read all three', si: 'තුනම කියෙව්වා' },
  'claims-read': { en: 'I have looked at them', si: 'ඒවා බැලුවා' },
  'without-mail': { en: 'Go without email', si: 'ඊමේල් නැතිව ඉදිරියට' },
  'without-second-factor': { en: 'Go without it', si: 'එය නැතිව ඉදිරියට' },
  'backup-arranged': { en: 'A copy is kept elsewhere', si: 'පිටපතක් වෙනත් තැනක තිබෙනවා' },
};

export function doneOf(done: number, all: number): Bilingual {
  return { en: `${done} of ${all} done`, si: `${all}න් ${done}ක් අවසන්` };
}
