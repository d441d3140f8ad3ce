import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Queue } from '#domain/orders/queues/queue.ts';

export const todayCopy = {
  today: { en: 'Today', si: 'අද' },
  subtitle: { en: 'What waits for you, oldest first', si: 'ඔබ කළ යුතු දේ, පැරණිම ඒවා මුලින්' },
  problems: { en: 'Problems with parcels', si: 'පාර්සලවල ගැටලු' },
  chargeBacks: { en: 'Charge-backs', si: 'බැංකුව ආපසු ගත් ගෙවීම්' },
  cancels: { en: 'Requests to cancel', si: 'අවලංගු කිරීමේ ඉල්ලීම්' },
  slips: { en: 'Bank slips', si: 'බැංකු රිසිට්පත්' },
  overdue: { en: 'The transfer did not come', si: 'බැංකු ගෙවීම ලැබුණේ නැහැ' },
  cancelUnpaid: { en: 'Cancel: not paid', si: 'අවලංගු කරන්න: ගෙවා නැහැ' },
  nothing: { en: 'All done: nothing waits for you.', si: 'සියල්ල අවසන්: කළ යුතු කිසිවක් නැහැ.' },
  printAll: { en: 'Print slips', si: 'ඇසුරුම් පත්‍ර' },
  shipAll: { en: 'Ship these', si: 'මේවා යවන්න' },
  paidOnline: { en: 'Online payment: wait', si: 'ඔන්ලයින් ගෙවීමක්: රැඳී සිටින්න' },
  refresh: { en: 'Refresh', si: 'යාවත්කාලීන කරන්න' },
  shipOne: { en: 'Ship', si: 'යවන්න' },
  keys: { en: 'Keys', si: 'යතුරු' },
  keysHint: {
    en: 'They work while you are in the list.',
    si: 'ලැයිස්තුවේ සිටින විට මේවා ක්‍රියා කරනවා.',
  },
} satisfies Record<string, Bilingual>;

export const queueTitles: Record<Queue, Bilingual> = {
  confirm: { en: 'To confirm', si: 'තහවුරු කිරීමට' },
  pack: { en: 'To pack', si: 'ඇසිරීමට' },
  ship: { en: 'To hand over', si: 'කුරියර් සේවාවට භාර දීමට' },
  'money-received': { en: 'Waiting for money', si: 'මුදල් ලැබෙන තුරු' },
};

/** The keyboard shortcuts of the list. */
export const keyCopy: [string, Bilingual][] = [
  ['J', { en: 'next order', si: 'ඊළඟ ඇණවුම' }],
  ['K', { en: 'previous order', si: 'පෙර ඇණවුම' }],
  ['C', { en: 'call', si: 'අමතන්න' }],
  ['W', { en: 'WhatsApp', si: 'WhatsApp' }],
  ['P', { en: 'print the slip', si: 'ඇසුරුම් පත්‍රය මුද්‍රණය කරන්න' }],
  ['S', { en: 'take the next step', si: 'ඊළඟ පියවර ගන්න' }],
  ['?', { en: 'show the keys', si: 'යතුරු පෙන්වන්න' }],
];

export function oldestOf(shown: number, count: number): Bilingual {
  return { en: `The oldest ${shown} of ${count}`, si: `ඇණවුම් ${count}න් පැරණිම ${shown}` };
}
