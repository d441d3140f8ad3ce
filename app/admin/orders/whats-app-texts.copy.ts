import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupedRupees } from '#domain/kernel/rupees.ts';

/** The WhatsApp texts that the owner can send about an order. */
export type WhatsAppText = 'confirm' | 'bank' | 'shipped' | 'delivered' | 'not-cancelled' | 'cancelled' | 'hello';

export const whatsAppLabels: Record<WhatsAppText, Bilingual> = {
  confirm: { en: 'Ask to confirm', si: 'තහවුරු කරන ලෙස ඉල්ලන්න' },
  bank: { en: 'Send bank details', si: 'බැංකු විස්තර යවන්න' },
  shipped: { en: 'Say that it is on its way', si: 'යැවූ බව කියන්න' },
  delivered: { en: 'Thank for the order', si: 'ස්තූති කරන්න' },
  'not-cancelled': { en: 'Say why it is not cancelled', si: 'අවලංගු නොකළ හේතුව කියන්න' },
  cancelled: { en: 'Say that it is cancelled', si: 'අවලංගු කළ බව කියන්න' },
  hello: { en: 'Only a greeting', si: 'ආචාරය පමණක්' },
};

/** What the texts tell, in the language of the customer. */
export type WhatsAppFacts = {
  shopName: string;
  customerName: string;
  orderNumber: string;
  /** A line for each product, such as "2 × Oil". */
  items: string;
  place: string;
  totalLkr: number;
  dueLkr: number;
  bankDetails: string;
  confirmHref: string | undefined;
  /** Where the customer attaches the slip of a transfer. */
  slipHref: string | undefined;
  courier: string;
  trackingNumber: string;
  /** Why the order was not cancelled when the customer asked. */
  declined: Bilingual;
};

export const whatsAppTexts: Record<WhatsAppText, (facts: WhatsAppFacts) => Bilingual> = {
  confirm: (facts) => ({
    en: `${greetings(facts).en} Thank you for your order ${facts.orderNumber}:\n${facts.items}\nTotal: ${formatRupees(facts.totalLkr)}, ${howPaid(facts).en}\nDeliver to: ${facts.place}\nIs this right? Please reply YES, or tell us what to change.${byLink(facts).en}`,
    si: `${greetings(facts).si} ඔබේ ${facts.orderNumber} ඇණවුමට ස්තූතියි:\n${facts.items}\nමුළු මුදල: ${inRupees(facts.totalLkr)}, ${howPaid(facts).si}\nලිපිනය: ${facts.place}\nමෙය නිවැරදිද? නිවැරදි නම් "ඔව්" ලෙස පිළිතුරු එවන්න. වෙනස් කළ යුතු දෙයක් තිබේ නම් අපට කියන්න.${byLink(facts).si}`,
  }),
  bank: (facts) => ({
    en: `${greetings(facts).en} Thank you for your order ${facts.orderNumber}. Please transfer ${formatRupees(facts.dueLkr)} to:\n${facts.bankDetails}\nReference: ${facts.orderNumber}\nThen send us a picture of the slip here${orAttach(facts).en}. We send your parcel once the money has arrived.`,
    si: `${greetings(facts).si} ඔබේ ${facts.orderNumber} ඇණවුමට ස්තූතියි. කරුණාකර ${inRupees(facts.dueLkr)} මෙම ගිණුමට යවන්න:\n${facts.bankDetails}\nයොමු අංකය: ${facts.orderNumber}\nපසුව රිසිට්පතේ ඡායාරූපයක් මෙහි එවන්න.${orAttach(facts).si} මුදල් ලැබුණු පසු අපි ඔබේ පාර්සලය එවන්නම්.`,
  }),
  shipped: (facts) => {
    const by = carriedBy(facts);
    const pay = payAtDoor(facts.dueLkr);
    return {
      en: `${greetings(facts).en} Your order ${facts.orderNumber} is on its way.${by.en}\n${pay.en}\nIt should reach you in 2-5 business days.`,
      si: `${greetings(facts).si} ඔබේ ${facts.orderNumber} ඇණවුම යැව්වා.${by.si}\n${pay.si}\nවැඩ කරන දින 2-5කින් ඔබට ලැබෙනවා.`,
    };
  },
  delivered: (facts) => ({
    en: `${greetings(facts).en} Your order ${facts.orderNumber} was delivered. Thank you! If anything is damaged or missing, please tell us here within 7 days.`,
    si: `${greetings(facts).si} ඔබේ ${facts.orderNumber} ඇණවුම භාර දුන්නා. ස්තූතියි! භාණ්ඩවල හානියක් හෝ අඩුවක් තිබේ නම්, කරුණාකර දින 7ක් ඇතුළත අපට දන්වන්න.`,
  }),
  'not-cancelled': (facts) => ({
    en: `${greetings(facts).en} You asked us to cancel your order ${facts.orderNumber}. We could not do that: ${facts.declined.en}`,
    si: `${greetings(facts).si} ඔබේ ${facts.orderNumber} ඇණවුම අවලංගු කරන ලෙස ඔබ ඉල්ලා තිබුණා. එය කිරීමට නොහැකි වුණා: ${facts.declined.si}`,
  }),
  cancelled: (facts) => ({
    en: `${greetings(facts).en} We cancelled your order ${facts.orderNumber}, as you asked.`,
    si: `${greetings(facts).si} ඔබ ඉල්ලූ පරිදි අපි ඔබේ ${facts.orderNumber} ඇණවුම අවලංගු කළා.`,
  }),
  hello: (facts) => greetings(facts),
};

function howPaid({ dueLkr }: WhatsAppFacts): Bilingual {
  return dueLkr > 0 ? { en: 'cash on delivery', si: 'භාණ්ඩ ලැබුණු විට මුදල් ගෙවීම' } : { en: 'paid', si: 'ගෙවා ඇත' };
}

function byLink({ confirmHref }: WhatsAppFacts): Bilingual {
  if (!confirmHref) return { en: '', si: '' };
  return {
    en: `\nOr confirm it here, or correct the address: ${confirmHref}`,
    si: `\nමෙතැනින් තහවුරු කිරීමට හෝ ලිපිනය නිවැරදි කිරීමටත් පුළුවන්: ${confirmHref}`,
  };
}

function orAttach({ slipHref }: WhatsAppFacts): Bilingual {
  if (!slipHref) return { en: '', si: '' };
  return { en: `, or attach it to your order: ${slipHref}`, si: ` ඇණවුමට අමුණන්නත් පුළුවන්: ${slipHref}` };
}

function greetings({ shopName, customerName }: WhatsAppFacts): Bilingual {
  return {
    en: `Hello ${customerName}, this is ${shopName}.`,
    si: `ආයුබෝවන් ${customerName}, ${shopName} වෙතින්.`,
  };
}

function carriedBy({ courier, trackingNumber }: WhatsAppFacts): Bilingual {
  const of = (courierLabel: string, numberLabel: string) =>
    [courier && `\n${courierLabel}: ${courier}`, trackingNumber && `\n${numberLabel}: ${trackingNumber}`].join('');
  return { en: of('Courier', 'Tracking number'), si: of('කුරියර් සේවාව', 'ලුහුබැඳීමේ අංකය') };
}

function payAtDoor(dueLkr: number): Bilingual {
  if (dueLkr === 0) {
    return {
      en: 'It is paid: there is nothing to pay at the door.',
      si: 'මුදල් ගෙවා ඇති නිසා ලැබෙන විට ගෙවීමට කිසිවක් නැහැ.',
    };
  }
  return {
    en: `Please have ${formatRupees(dueLkr)} in cash ready.`,
    si: `ඇණවුම අතට ලැබුණු විට ${inRupees(dueLkr)} මුදලින් ගෙවන්න.`,
  };
}

function inRupees(amountLkr: number): string {
  return `රු. ${groupedRupees(amountLkr)}`;
}
