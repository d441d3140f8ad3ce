import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';
import { bankTransferDueLkr } from '#domain/orders/payment.ts';
import {
  attachSlipPhrase,
  bankAccountRequest,
  confirmLinkLine,
  courierLines,
  greeting,
  outcomeSentence,
  paymentAtDoor,
  paymentPhrase,
  rupeesInSinhala,
  transferInstructions,
  type WhatsAppFacts,
} from './whats-app-sentences.copy.ts';

export const whatsAppLabels = {
  confirm: { en: 'Ask to confirm', si: 'තහවුරු කරන ලෙස ඉල්ලන්න' },
  preparing: { en: 'Say that it is being prepared', si: 'සූදානම් කරන බව කියන්න' },
  packed: { en: 'Say that it is packed', si: 'ඇසුරූ බව කියන්න' },
  bank: { en: 'Send bank details', si: 'බැංකු විස්තර යවන්න' },
  'pay-online': { en: 'Send the link to pay', si: 'ගෙවීමේ සබැඳිය යවන්න' },
  'slip-waiting': { en: 'Say that you have the slip', si: 'රිසිට්පත ලැබුණු බව කියන්න' },
  'slip-refused': { en: 'Ask for another slip', si: 'වෙනත් රිසිට්පතක් ඉල්ලන්න' },
  shipped: { en: 'Say that it is on its way', si: 'යැවූ බව කියන්න' },
  delivered: { en: 'Say thank you', si: 'ස්තූති කරන්න' },
  owed: { en: 'Ask for what is due', si: 'ගෙවිය යුතු මුදල ඉල්ලන්න' },
  'cancel-asked': { en: 'Say that you have the request', si: 'ඉල්ලීම ලැබුණු බව කියන්න' },
  'not-cancelled': { en: 'Say why it is not cancelled', si: 'අවලංගු නොකළ හේතුව කියන්න' },
  cancelled: { en: 'Say that it is cancelled', si: 'අවලංගු කළ බව කියන්න' },
  'not-taken': { en: 'Ask about the refused parcel', si: 'භාර නොගත් පාර්සලය ගැන විමසන්න' },
  'refund-due': { en: 'Say that you will refund', si: 'මුදල් ආපසු ගෙවන බව කියන්න' },
  refunded: { en: 'Say that you refunded', si: 'මුදල් ආපසු ගෙවූ බව කියන්න' },
  problem: { en: 'Write about the problem', si: 'ගැටලුව ගැන ලියන්න' },
  'problem-answered': { en: 'Send your answer on the problem', si: 'ගැටලුවට දුන් පිළිතුර යවන්න' },
  hello: { en: 'Only a greeting', si: 'ආචාරය පමණක්' },
} satisfies Record<string, Bilingual>;

/** A WhatsApp text that the owner can send about an order. */
export type WhatsAppText = keyof typeof whatsAppLabels;

export const whatsAppTexts: Record<WhatsAppText, (facts: WhatsAppFacts) => Bilingual> = {
  confirm: (facts) => ({
    en: `${greeting(facts).en} Thank you for your order ${facts.orderNumber}:${facts.items}\nTotal: ${formatRupees(facts.totalLkr)}, ${paymentPhrase(facts).en}\nDeliver to: ${facts.deliveryAddress}\nIs this right? Please reply YES, or tell us what to change.${confirmLinkLine(facts).en}`,
    si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුමට ස්තූතියි:${facts.items}\nමුළු මුදල: ${rupeesInSinhala(facts.totalLkr)}, ${paymentPhrase(facts).si}\nලිපිනය: ${facts.deliveryAddress}\nමෙය නිවැරදිද? නිවැරදි නම් "ඔව්" ලෙස පිළිතුරු එවන්න. වෙනස් කළ යුතු දෙයක් තිබේ නම් අපට කියන්න.${confirmLinkLine(facts).si}`,
  }),
  preparing: (facts) => ({
    en: `${greeting(facts).en} Thank you. We are preparing your order ${facts.orderNumber}:${facts.items}\nTotal: ${formatRupees(facts.totalLkr)}, ${paymentPhrase(facts).en}\nDeliver to: ${facts.deliveryAddress}\nIf anything should be changed, please tell us here.`,
    si: `${greeting(facts).si} ස්තූතියි. අපි ඔබේ ${facts.orderNumber} ඇණවුම සූදානම් කරනවා:${facts.items}\nමුළු මුදල: ${rupeesInSinhala(facts.totalLkr)}, ${paymentPhrase(facts).si}\nලිපිනය: ${facts.deliveryAddress}\nවෙනස් කළ යුතු දෙයක් තිබේ නම් මෙහි අපට කියන්න.`,
  }),
  packed: (facts) => ({
    en: `${greeting(facts).en} Your order ${facts.orderNumber} is packed and leaves soon.\n${paymentAtDoor(facts).en}`,
    si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුම අසුරා, යැවීමට සූදානම් කර තිබෙනවා.\n${paymentAtDoor(facts).si}`,
  }),
  bank: (facts) => ({
    en: `${greeting(facts).en} Thank you for your order ${facts.orderNumber}. Please transfer ${formatRupees(facts.dueLkr)} to:${transferInstructions(facts).en} We send your parcel once the money has arrived.`,
    si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුමට ස්තූතියි. කරුණාකර ${rupeesInSinhala(facts.dueLkr)} මෙම ගිණුමට යවන්න:${transferInstructions(facts).si} මුදල් ලැබුණු පසු අපි ඔබේ පාර්සලය එවන්නම්.`,
  }),
  'pay-online': (facts) => ({
    en: `${greeting(facts).en} Thank you for your order ${facts.orderNumber}. ${formatRupees(facts.dueLkr)} has not been paid yet. You can pay online here: ${facts.payHref ?? ''}\nWe send your parcel once it is paid. If you would rather pay in another way, please tell us here.`,
    si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුමට ස්තූතියි. ${rupeesInSinhala(facts.dueLkr)} තවම ගෙවා නැහැ. මෙතැනින් ඔන්ලයින් ගෙවන්න පුළුවන්: ${facts.payHref ?? ''}\nගෙවූ පසු අපි ඔබේ පාර්සලය එවන්නම්. වෙනත් ක්‍රමයකින් ගෙවීමට කැමති නම් මෙහි අපට කියන්න.`,
  }),
  'slip-waiting': (facts) => ({
    en: `${greeting(facts).en} Thank you, we have the bank slip of your order ${facts.orderNumber}. We will write to you once the money has arrived.`,
    si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුමේ බැංකු රිසිට්පත ලැබුණා. ස්තූතියි. මුදල් අපේ ගිණුමට ලැබුණු පසු ඔබට දන්වන්නම්.`,
  }),
  'slip-refused': (facts) => ({
    en: `${greeting(facts).en} We could not accept the bank slip of your order ${facts.orderNumber}. ${facts.slipReason.en}\nPlease send us another one here${attachSlipPhrase(facts).en}.`,
    si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුමේ බැංකු රිසිට්පත පිළිගැනීමට නොහැකි වුණා. ${facts.slipReason.si}\nකරුණාකර වෙනත් එකක් මෙහි එවන්න.${attachSlipPhrase(facts).si}`,
  }),
  shipped: (facts) => ({
    en: `${greeting(facts).en} Your order ${facts.orderNumber} is on its way.${courierLines(facts).en}\n${paymentAtDoor(facts).en}\nIt should reach you in 2-5 business days.`,
    si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුම යැව්වා.${courierLines(facts).si}\n${paymentAtDoor(facts).si}\nවැඩ කරන දින 2-5කින් ඔබට ලැබෙනවා.`,
  }),
  delivered: (facts) => ({
    en: `${greeting(facts).en} Your order ${facts.orderNumber} was delivered. Thank you! If anything is damaged or missing, please tell us here within 7 days.`,
    si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුම භාර දුන්නා. ස්තූතියි! භාණ්ඩවල හානියක් හෝ අඩුවක් තිබේ නම්, කරුණාකර දින 7ක් ඇතුළත අපට දන්වන්න.`,
  }),
  owed: (facts) => {
    const isByBank = bankTransferDueLkr(facts) > 0 && facts.bankDetails !== '';
    return {
      en: `${greeting(facts).en} ${formatRupees(facts.dueLkr)} is still due for your order ${facts.orderNumber}. ${isByBank ? `Please transfer it to:${transferInstructions(facts).en}` : 'Please tell us here how you would like to pay it.'}`,
      si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුමට තව ${rupeesInSinhala(facts.dueLkr)}ක් ගෙවිය යුතුයි. ${isByBank ? `කරුණාකර එය මෙම ගිණුමට යවන්න:${transferInstructions(facts).si}` : 'එය ගෙවීමට කැමති ආකාරය කරුණාකර මෙහි අපට කියන්න.'}`,
    };
  },
  'cancel-asked': (facts) => ({
    en: `${greeting(facts).en} We have your request to cancel your order ${facts.orderNumber}. We will answer you soon.`,
    si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුම අවලංගු කරන ලෙස කළ ඉල්ලීම ලැබුණා. අපි ඉක්මනින් පිළිතුරු දෙන්නම්.`,
  }),
  'not-cancelled': (facts) => ({
    en: `${greeting(facts).en} You asked us to cancel your order ${facts.orderNumber}. We could not do that: ${facts.declineReason.en}`,
    si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුම අවලංගු කරන ලෙස ඔබ ඉල්ලා තිබුණා. එය කිරීමට නොහැකි වුණා: ${facts.declineReason.si}`,
  }),
  cancelled: (facts) => ({
    en: `${greeting(facts).en} ${outcomeSentence(facts).en} If you have a question, please write to us here.`,
    si: `${greeting(facts).si} ${outcomeSentence(facts).si} ප්‍රශ්නයක් තිබේ නම් මෙහි අපට ලියන්න.`,
  }),
  'not-taken': (facts) => ({
    en: `${greeting(facts).en} ${outcomeSentence(facts).en} If you would still like to have it, please tell us here.`,
    si: `${greeting(facts).si} ${outcomeSentence(facts).si} එය තවමත් අවශ්‍ය නම් මෙහි අපට කියන්න.`,
  }),
  'refund-due': (facts) => ({
    en: `${greeting(facts).en} ${outcomeSentence(facts).en} We will refund ${formatRupees(facts.refundDueLkr)} to you.${bankAccountRequest(facts).en}`,
    si: `${greeting(facts).si} ${outcomeSentence(facts).si} ${rupeesInSinhala(facts.refundDueLkr)} ඔබට ආපසු ගෙවන්නම්.${bankAccountRequest(facts).si}`,
  }),
  refunded: (facts) => ({
    en: `${greeting(facts).en} We refunded ${formatRupees(facts.refundedLkr)} for your order ${facts.orderNumber}. If it does not reach you within a few days, please tell us here.`,
    si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුමට අදාළව ${rupeesInSinhala(facts.refundedLkr)} ආපසු ගෙව්වා. දින කිහිපයකින් එය ඔබට නොලැබුණොත් මෙහි අපට කියන්න.`,
  }),
  problem: (facts) => ({
    en: `${greeting(facts).en} We are sorry that something is wrong with the parcel of your order ${facts.orderNumber}. We are looking into it. If you have photos of it, please send them here.`,
    si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුමේ පාර්සලයේ ගැටලුවක් ඇති වීම ගැන සමාවන්න. අපි ඒ ගැන සොයා බලනවා. ඡායාරූප තිබේ නම් මෙහි එවන්න.`,
  }),
  'problem-answered': (facts) => ({
    en: `${greeting(facts).en} About the problem with the parcel of your order ${facts.orderNumber}: ${facts.answer}`,
    si: `${greeting(facts).si} ඔබේ ${facts.orderNumber} ඇණවුමේ පාර්සලයේ ගැටලුව ගැන: ${facts.answer}`,
  }),
  hello: (facts) => greeting(facts),
};
