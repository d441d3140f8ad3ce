import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PushKind } from '#domain/push/push-kind.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const notificationsCopy = {
  title: { en: 'Notifications', si: 'දැනුම්දීම්' },
  subtitle: {
    en: 'News of the shop on your phone or computer, even while the panel is closed',
    si: 'පුවරුව වසා තිබෙන විටත් වෙළඳසැලේ පුවත් ඔබේ දුරකථනයට හෝ පරිගණකයට',
  },
  thisDevice: { en: 'This device', si: 'මෙම උපාංගය' },
  devices: { en: 'Your devices', si: 'ඔබේ උපාංග' },
  noDevices: {
    en: 'Notifications are not switched on anywhere yet.',
    si: 'දැනුම්දීම් තවම කොතැනකවත් සක්‍රිය කර නැහැ.',
  },
  isOn: {
    en: 'Notifications are on for this device.',
    si: 'මෙම උපාංගයට දැනුම්දීම් ලැබෙනවා.',
  },
  isOff: {
    en: 'Notifications are off for this device. Your browser will ask you to allow them.',
    si: 'මෙම උපාංගයට දැනුම්දීම් ලැබෙන්නේ නැහැ. සක්‍රිය කරන විට බ්‍රවුසරය ඔබෙන් අවසර ඉල්ලනවා.',
  },
  switchOn: { en: 'Switch on', si: 'සක්‍රිය කරන්න' },
  switchOff: { en: 'Switch off', si: 'අක්‍රිය කරන්න' },
  example: { en: 'Show an example', si: 'උදාහරණයක් පෙන්වන්න' },
  installed: {
    en: 'To keep the panel as an app, choose “Install” or “Add to Home screen” in the menu of your browser.',
    si: 'පුවරුව යෙදුමක් ලෙස තබා ගැනීමට, බ්‍රවුසරයේ මෙනුවේ ඇති “Install” හෝ “Add to Home screen” තෝරන්න.',
  },
  demo: {
    en: 'This is a demo: nothing is sent. “Show an example” shows how a notification looks, and Messages lists what would be sent.',
    si: 'මෙය නියැදියක් පමණයි: කිසිවක් යවන්නේ නැහැ. “උදාහරණයක් පෙන්වන්න” ඔබා දැනුම්දීමක් පෙනෙන ආකාරය බලන්න. යැවිය යුතු දේ “යවන පණිවිඩ” යටතේ පෙන්වනවා.',
  },
  noScript: {
    en: 'Notifications need JavaScript, which is switched off in this browser. Everything else on this page works.',
    si: 'දැනුම්දීම්වලට JavaScript අවශ්‍යයි. එය මෙම බ්‍රවුසරයේ අක්‍රිය කර තිබෙනවා. මෙම පිටුවේ අනෙක් සියල්ල ක්‍රියා කරනවා.',
  },
  what: { en: 'Notify me about', si: 'දැනුම් දෙන දේ' },
  quiet: { en: 'Quiet hours', si: 'නිහඬ පැය' },
  quietExplained: {
    en: 'What happens in these hours is told when they end. In Sri Lankan time; leave both empty to be told at any hour.',
    si: 'මෙම පැය තුළ සිදුවන දේ දැනුම් දෙන්නේ ඒවා අවසන් වූ පසුයි. ශ්‍රී ලංකාවේ වේලාවෙන්. ඕනෑම වේලාවක දැනුම්දීම් ලබා ගැනීමට දෙකම හිස්ව තබන්න.',
  },
  noHour: { en: 'None', si: 'නැත' },
} satisfies Record<string, Bilingual>;

/** Reasons why notifications cannot be switched on. */
export const obstacleCopy = {
  unsupported: {
    en: 'This browser cannot show notifications. On an iPhone or iPad, add the panel to the Home Screen first (Share → Add to Home Screen) and open it from there.',
    si: 'මෙම බ්‍රවුසරයට දැනුම්දීම් පෙන්වන්න බැහැ. iPhone හෝ iPad එකක නම්, පළමුව පුවරුව Home Screen එකට එක් කර (Share → Add to Home Screen) එතැනින් විවෘත කරන්න.',
  },
  insecure: {
    en: 'Notifications need an address that begins with https.',
    si: 'දැනුම්දීම්වලට https ලෙස ආරම්භ වන ලිපිනයක් අවශ්‍යයි.',
  },
  denied: {
    en: 'This browser does not allow notifications of this page. Allow them in the settings of the page, beside its address, and try again.',
    si: 'මෙම පිටුවේ දැනුම්දීම්වලට බ්‍රවුසරය ඉඩ දී නැහැ. පිටුවේ ලිපිනය අසල ඇති සැකසුම්වලින් ඉඩ දී නැවත උත්සාහ කරන්න.',
  },
  failed: {
    en: 'Notifications could not be switched on. Check the connection and try again.',
    si: 'දැනුම්දීම් සක්‍රිය කිරීමට නොහැකි වුණා. සම්බන්ධතාව පරීක්ෂා කර නැවත උත්සාහ කරන්න.',
  },
  'unknown-service': {
    en: 'The notification service of this browser is not known to the shop. Please use Chrome, Edge, Firefox or Safari.',
    si: 'මෙම බ්‍රවුසරයේ දැනුම්දීම් සේවාව වෙළඳසැල හඳුනන්නේ නැහැ. කරුණාකර Chrome, Edge, Firefox හෝ Safari භාවිත කරන්න.',
  },
} satisfies Record<string, Bilingual>;
export type Obstacle = keyof typeof obstacleCopy;

export const kindLabels: Record<PushKind, Bilingual> = {
  orders: { en: 'New orders', si: 'නව ඇණවුම්' },
  cancels: { en: 'Requests to cancel', si: 'අවලංගු කිරීමේ ඉල්ලීම්' },
  slips: { en: 'Bank slips', si: 'බැංකු රිසිට්පත්' },
  payments: { en: 'Payments received', si: 'ලැබුණු ගෙවීම්' },
  enquiries: {
    en: 'Enquiries and problems with parcels',
    si: 'විමසීම් සහ පාර්සලවල ගැටලු',
  },
};

export const notificationFields: FormFields = {
  orders: { label: kindLabels.orders },
  cancels: { label: kindLabels.cancels },
  slips: { label: kindLabels.slips },
  payments: { label: kindLabels.payments },
  enquiries: { label: kindLabels.enquiries },
  quietFrom: { label: { en: 'From', si: 'සිට' }, optional: 'unmarked' },
  quietUntil: {
    label: { en: 'Until', si: 'දක්වා' },
    optional: 'unmarked',
    wrong: {
      'both-hours': {
        en: 'Choose both hours, or none.',
        si: 'පැය දෙකම තෝරන්න, නැත්නම් දෙකම හිස්ව තබන්න.',
      },
    },
  },
};

export const examplePush = {
  title: { en: 'New order, Rs 3,800', si: 'නව ඇණවුමක්, රු. 3,800' },
  text: { en: 'An example of a notification', si: 'දැනුම්දීමක උදාහරණයක්' },
} satisfies Record<string, Bilingual>;

export function addedOn(date: string): Bilingual {
  return { en: `since ${date}`, si: `${date} සිට` };
}
