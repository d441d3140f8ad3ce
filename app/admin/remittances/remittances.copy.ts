import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import type { LineOutcome } from '#domain/remittances/remittance.ts';

export const remittancesCopy = {
  title: { en: 'Cash from couriers', si: 'කුරියර් සේවාවලින් ලැබෙන මුදල්' },
  underWay: { en: 'Cash under way', si: 'ලැබීමට ඇති කුරියර් මුදල්' },
  noneUnderWay: {
    en: 'No courier has cash of yours now.',
    si: 'දැනට කිසිදු කුරියර් සේවාවක් ළඟ ඔබේ මුදල් නැහැ.',
  },
  parcels: { en: 'Parcels', si: 'පාර්සල්' },
  upTo7Days: { en: 'Up to 7 days', si: 'දින 7ක් දක්වා' },
  from8To14Days: { en: '8 to 14 days', si: 'දින 8 සිට 14 දක්වා' },
  overdue: { en: 'Overdue, more than 14 days', si: 'ප්‍රමාද වූ, දින 14කට වැඩි' },
  total: { en: 'Total', si: 'මුළු එකතුව' },
  courier: { en: 'Courier', si: 'කුරියර් සේවාව' },
  lists: { en: 'Lists', si: 'ලැයිස්තු' },
  noLists: { en: 'No list yet', si: 'තවම ලැයිස්තු නැහැ' },
  state: { en: 'State', si: 'තත්ත්වය' },
  lines: { en: 'Lines', si: 'පේළි' },
  paid: { en: 'Paid', si: 'ගෙවූ මුදල' },
  fee: { en: 'Fee', si: 'ගාස්තුව' },
  preview: { en: 'Preview', si: 'පෙරදසුන' },
  taken: { en: 'Taken over', si: 'සටහන් කර ඇත' },
  takenBack: { en: 'Taken back', si: 'ආපසු ගෙන ඇත' },
  returning: { en: 'Parcels coming back', si: 'ආපසු එන පාර්සල්' },
  returningHint: {
    en: 'Refused parcels that are still on their way to you. Their units are in stock again once you mark them as received.',
    si: 'භාර ගැනීම ප්‍රතික්ෂේප කළ, තවම ඔබ වෙත එමින් තිබෙන පාර්සල්. ලැබුණු බව ඔබ සටහන් කළ පසු ඒවායේ ඒකක නැවත තොගයට එක් වෙනවා.',
  },
  refusedAt: { en: 'Refused', si: 'ප්‍රතික්ෂේප කළ දිනය' },
  parcel: { en: 'Parcel', si: 'පාර්සලය' },
  received: { en: 'Received: back into stock', si: 'ලැබුණා: තොගයට එක් කරන්න' },
  receivedBroken: { en: 'Damaged or lost', si: 'හානි වී හෝ නැති වී ඇත' },
  whatNext: { en: 'What came back', si: 'ආපසු ලැබුණු දේ' },
} satisfies Record<string, Bilingual>;

export const previewsRetention: Bilingual = {
  en: `Previews that were not taken over: after ${formatCount(retentionDays.remittancePreviews, 'day')}.`,
  si: `සටහන් නොකළ පෙරදසුන්: දින ${retentionDays.remittancePreviews}.`,
};

export const remittanceCopy = {
  allLists: { en: 'All lists', si: 'සියලු ලැයිස්තු' },
  notYet: {
    en: 'This is a preview: nothing has changed yet. Lines that are left alone stay as they are; put them right in their orders, and this page follows.',
    si: 'මෙය පෙරදසුනක්: තවම කිසිවක් වෙනස් වී නැහැ. පහත හේතු සඳහන් වන පේළිවල ඇණවුම් එලෙසම තිබෙනවා. ඒවා ඇණවුම තුළ නිවැරදි කළ විට මෙම පිටුවත් ඒ අනුව වෙනස් වෙනවා.',
  },
  takenNotice: {
    en: 'Taken over. The table below shows what each line did.',
    si: 'සටහන් කළා. එක් එක් පේළියෙන් සිදු වූ දේ පහත වගුවේ තිබෙනවා.',
  },
  takenBackNotice: {
    en: 'Taken back. The orders owe their cash again, and the list can be added again.',
    si: 'ආපසු ගත්තා. ඇණවුම්වල මුදල් නැවත ලැබිය යුතුයි. ලැයිස්තුව නැවත එක් කළ හැකියි.',
  },
  takenBackInPartNotice: {
    en: 'Taken back, except for lines that were left as they are, because their money was refunded or their payment undone before. The other orders owe their cash again, and the list can be added again.',
    si: 'ආපසු ගත්තා. ඊට පෙර මුදල් ආපසු ගෙවූ, නැතහොත් ගෙවීම ඉවත් කළ පේළි එලෙසම තබා තිබෙනවා. අනෙක් ඇණවුම්වල මුදල් නැවත ලැබිය යුතුයි. ලැයිස්තුව නැවත එක් කළ හැකියි.',
  },
  deliverHint: {
    en: 'A courier pays for parcels that have arrived. Customers whom one of your channels reaches are told.',
    si: 'කුරියර් සේවාව මුදල් ගෙවන්නේ භාර දුන් පාර්සල්වලටයි. ඔබේ පණිවිඩ යවන ක්‍රමයකින් ළඟා විය හැකි පාරිභෝගිකයන්ට ඒ බව දන්වනවා.',
  },
  takeBack: { en: 'Take back', si: 'ආපසු ගන්න' },
  takeBackAsk: {
    en: 'Everything that this list paid will be unpaid again, except for orders whose money was refunded or whose payment was undone since.',
    si: 'මෙම ලැයිස්තුවෙන් ගෙවූ සියල්ල නැවත නොගෙවූ තත්ත්වයට පත් වෙනවා. ඉන් පසු මුදල් ආපසු ගෙවූ, නැතහොත් ගෙවීම ඉවත් කළ ඇණවුම් එලෙසම තිබෙනවා.',
  },
  takeBackNow: { en: 'Take the whole list back', si: 'ලැයිස්තුව සම්පූර්ණයෙන්ම ආපසු ගන්න' },
  summary: { en: 'What the lines do', si: 'පේළිවලින් සිදු වන දේ' },
  outcome: { en: 'What happens', si: 'සිදු වන දේ' },
  amount: { en: 'Amount', si: 'මුදල' },
  due: { en: 'Due', si: 'ලැබිය යුතු මුදල' },
  order: { en: 'Order', si: 'ඇණවුම' },
  line: { en: 'Line', si: 'පේළිය' },
  all: { en: 'All', si: 'සියල්ල' },
  noNumber: { en: 'no number', si: 'අංකයක් නැහැ' },
  missing: { en: 'Missing from this list', si: 'මෙම ලැයිස්තුවේ නැති පාර්සල්' },
  missingHint: {
    en: 'Parcels of this courier that were delivered, or left more than a week before this list, and are not paid yet.',
    si: 'මෙම කුරියර් සේවාව භාර දුන්, නැතහොත් මෙම ලැයිස්තුවට සතියකට වඩා පෙර යැවූ, තවම මුදල් නොලැබුණු පාර්සල්.',
  },
} satisfies Record<string, Bilingual>;

/** Labels of the outcome of a line, with the reason if it is not taken over. */
export const outcomeCopy: Record<LineOutcome, Bilingual> = {
  paid: { en: 'Pays the order', si: 'ඇණවුමේ මුදල ගෙවෙනවා' },
  'taken-back': { en: 'Taken back', si: 'ආපසු ගෙන ඇත' },
  kept: {
    en: 'Left as it is: its money was refunded or its payment undone since',
    si: 'වෙනසක් කළේ නැහැ: මේ අතර මුදල් ආපසු ගෙවා, නැතහොත් ගෙවීම ඉවත් කර තිබෙනවා',
  },
  'no-number': { en: 'No tracking or order number', si: 'පාර්සල් අංකයක් හෝ ඇණවුම් අංකයක් නැහැ' },
  unreadable: { en: 'The amount or the fee cannot be read', si: 'මුදල හෝ ගාස්තුව කියවිය නොහැකියි' },
  unknown: { en: 'No order has this number', si: 'මෙම අංකය ඇති ඇණවුමක් නැහැ' },
  ambiguous: { en: 'Names more than one order', si: 'ඇණවුම් එකකට වඩා දක්වනවා' },
  twice: { en: 'The same order is above already', si: 'එම ඇණවුම දැනටමත් ඉහළ පේළියක තිබෙනවා' },
  'other-courier': { en: 'Not sent with this courier', si: 'මෙම කුරියර් සේවාවෙන් යැවූ එකක් නොවෙයි' },
  cancelled: { en: 'The order is cancelled', si: 'ඇණවුම අවලංගු කර ඇත' },
  'already-paid': { en: 'Paid already', si: 'දැනටමත් ගෙවා ඇත' },
  'other-method': { en: 'Not cash on delivery', si: 'භාණ්ඩ ලැබුණු විට මුදල් ගෙවන ඇණවුමක් නොවෙයි' },
  'not-sent': { en: 'Not marked as shipped', si: 'යැවූ බව සටහන් කර නැහැ' },
  'no-cash': { en: 'Brings no cash: is it coming back?', si: 'මුදල් නැහැ: පාර්සලය ආපසු එනවාද?' },
  'too-little': { en: 'Less than is due', si: 'ලැබිය යුතු මුදලට වඩා අඩුයි' },
  'too-much': { en: 'More than is due', si: 'ලැබිය යුතු මුදලට වඩා වැඩියි' },
};

export const takeRefusals = {
  'changed-since': {
    en: 'An order changed after this page was opened, so nothing was taken over. Please look at the lines again.',
    si: 'මෙම පිටුව විවෘත කළ පසු ඇණවුමක් වෙනස් වුණා. ඒ නිසා කිසිවක් සටහන් කළේ නැහැ. කරුණාකර පේළි නැවත බලන්න.',
  },
  'nothing-to-take': {
    en: 'No line pays an order, so there is nothing to take over.',
    si: 'කිසිදු පේළියකින් ඇණවුමක් ගෙවෙන්නේ නැති නිසා සටහන් කිරීමට කිසිවක් නැහැ.',
  },
  'taken-back': {
    en: 'This list was taken back, so nothing was taken over. Please add it again first.',
    si: 'මෙම ලැයිස්තුව ආපසු ගෙන ඇති නිසා කිසිවක් සටහන් කළේ නැහැ. කරුණාකර එය පළමුව නැවත එක් කරන්න.',
  },
  'taken-back-since': {
    en: 'This list was taken back in the meantime, so no parcel was marked as delivered.',
    si: 'මේ අතර මෙම ලැයිස්තුව ආපසු ගෙන ඇති නිසා කිසිදු පාර්සලයක් භාර දුන් බව සටහන් කළේ නැහැ.',
  },
  'list-not-found': { en: 'This list is gone.', si: 'මෙම ලැයිස්තුව තවදුරටත් නැහැ.' },
  'not-taken': {
    en: 'This list was not taken over.',
    si: 'මෙම ලැයිස්තුව සටහන් කර නැහැ.',
  },
} satisfies Record<string, Bilingual>;

/** Labels the button that takes a list over, with its effect. */
export function takeOver(lines: number, amountLkr: number): Bilingual {
  return {
    en: `Take over ${formatCount(lines, 'line')}: ${formatRupees(amountLkr)}`,
    si: `පේළි ${lines}ක් සටහන් කරන්න: රු. ${groupThousands(amountLkr)}`,
  };
}

export function listTitle(courier: string): Bilingual {
  return { en: `List of ${courier}`, si: `ලැයිස්තුව: ${courier}` };
}

export function addedAt(time: string): Bilingual {
  return { en: `Added ${time}`, si: `එක් කළ වේලාව: ${time}` };
}

/** Counts the courier's parcels that are missing in the list, and their cash. */
export function missingSum(count: number, totalLkr: number): Bilingual {
  return {
    en: `${formatCount(count, 'parcel')}, ${formatRupees(totalLkr)}`,
    si: `පාර්සල් ${count}ක්, රු. ${groupThousands(totalLkr)}`,
  };
}

/** Labels the button that marks the listed parcels that are on their way as delivered. */
export function deliverParcels(count: number): Bilingual {
  return {
    en: `Mark ${formatCount(count, 'parcel')} as delivered`,
    si: `පාර්සල් ${count}ක් භාර දුන් බව සටහන් කරන්න`,
  };
}
