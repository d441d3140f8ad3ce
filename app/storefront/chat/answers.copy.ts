import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { type PaymentMethod, paymentTiming } from '#domain/payments/payment-methods.ts';
import type { RecognizedTopic, Topic } from './topics.ts';

/** The facts about the shop that the answers contain. */
export type ChatFacts = {
  isDeliveryFree: boolean;
  paymentMethods: PaymentMethod[];
  /** Names the districts without cash on delivery; undefined where cash is collected everywhere. */
  cashException: Bilingual | undefined;
  /** The price of the first product of the shop. */
  priceLkr: number | undefined;
  /** Says when a closed shop prepares an order; undefined while it is open. */
  closureNote: Bilingual | undefined;
};

export const questions: Record<Topic, Bilingual> = {
  delivery: { en: 'How long does delivery take?', si: 'ඇණවුම ලැබෙන්න කොපමණ කල් යනවාද?' },
  payment: { en: 'How can I pay?', si: 'මුදල් ගෙවන්නේ කොහොමද?' },
  usage: { en: 'How do I use the oil?', si: 'තෛලය භාවිත කරන්නේ කොහොමද?' },
  price: { en: 'What is the price?', si: 'මිල කීයද?' },
  damage: { en: 'What if my order arrives damaged?', si: 'හානි වූ භාණ්ඩයක් ලැබුණොත්?' },
};

/** Answers messages without a recognized topic, and questions about paying when no method is offered. */
const unsure: Bilingual = {
  en: 'Thank you. For a quick answer, call or WhatsApp us, Monday to Saturday, 9:00-18:00.',
  si: 'ස්තූතියි. ඉක්මන් පිළිතුරකට සඳුදා සිට සෙනසුරාදා දක්වා පෙ.ව. 9.00 - ප.ව. 6.00 අතර අපට කතා කරන්න, නැතහොත් WhatsApp පණිවිඩයක් එවන්න.',
};

const usage: Bilingual = {
  en: 'Warm a few drops in your palms and massage gently into the joint. For external use only; do not use on broken skin. Try a little on your forearm first, and stop if your skin becomes red or itches. If you are pregnant, ask a doctor first. If pain persists, please see a doctor.',
  si: 'බිංදු කිහිපයක් අත්ලේ උණුසුම් කර සන්ධිය මත සෙමින් සම්බාහනය කරන්න. බාහිර ප්‍රයෝජනය සඳහා පමණයි; තුවාල ඇති තැන්වල ගල්වන්න එපා. මුලින් අත මත ස්වල්පයක් ගල්වා බලන්න. සම රතු වුවහොත් හෝ කැසුවහොත් භාවිතය නවත්වන්න. ගැබිනියක් නම් පළමුව වෛද්‍ය උපදෙස් ගන්න. වේදනාව දිගටම පවතී නම් කරුණාකර වෛද්‍ය උපදෙස් ගන්න.',
};

const damage: Bilingual = {
  en: 'Tell us within 7 days of delivery. We review claims in 1-3 business days, and refund those that qualify.',
  si: 'භාණ්ඩය ලැබී දින 7ක් ඇතුළත අපට දන්වන්න. වැඩ කරන දින 1-3කින් පරීක්ෂා කර, පිළිගත හැකි ඉල්ලීම් සඳහා මුදල් ආපසු ගෙවනවා.',
};

/** Shown above a link to the tracking page. */
const tracking: Bilingual = {
  en: 'With your order number and your phone number you can see where your order is.',
  si: 'ඔබේ ඇණවුම් අංකයෙන් සහ දුරකථන අංකයෙන් ඇණවුම කොතැනදැයි බලන්න පුළුවන්.',
};

export function answerOn(topic: RecognizedTopic | undefined, facts: ChatFacts): Bilingual {
  switch (topic) {
    case 'delivery':
      return delivery(facts);
    case 'payment':
      return payment(facts);
    case 'usage':
      return usage;
    case 'price':
      return price(facts);
    case 'damage':
      return damage;
    case 'tracking':
      return tracking;
    case undefined:
      return unsure;
  }
}

const preparedSoon: Bilingual = {
  en: 'Orders are prepared within 24 hours.',
  si: 'ඇණවුමක් පැය 24ක් ඇතුළත සූදානම් කරනවා.',
};

function delivery({ isDeliveryFree, closureNote: prepared = preparedSoon }: ChatFacts): Bilingual {
  return isDeliveryFree
    ? {
        en: `${prepared.en} Delivery takes 2-5 business days and is free anywhere in Sri Lanka.`,
        si: `${prepared.si} වැඩ කරන දින 2-5කින්, ශ්‍රී ලංකාවේ ඕනෑම තැනකට නොමිලේ ගෙනැවිත් දෙනවා.`,
      }
    : {
        en: `${prepared.en} Delivery takes 2-5 business days anywhere in Sri Lanka.`,
        si: `${prepared.si} වැඩ කරන දින 2-5කින්, ශ්‍රී ලංකාවේ ඕනෑම තැනකට ගෙනැවිත් දෙනවා.`,
      };
}

/** Names only the payment methods that are offered. */
function payment({ paymentMethods, cashException }: ChatFacts): Bilingual {
  const offered = paymentMethods.map((method) => {
    const { paidBy } = paymentMethodCopy[method];
    return cashException && paymentTiming(method) === 'on-delivery'
      ? { en: `${paidBy.en} ${cashException.en}`, si: `${paidBy.si} ${cashException.si}` }
      : paidBy;
  });
  if (offered.length === 0) return unsure;
  const beforeLast = offered.length > 2 ? ', or ' : ' or ';
  const en = joinList(
    offered.map(({ en }) => en),
    beforeLast,
  );
  const si = joinList(
    offered.map(({ si }) => si),
    ', නැතහොත් ',
  );
  return { en: `You can pay ${en}.`, si: `${si} ගෙවන්න පුළුවන්.` };
}

function joinList(methods: string[], beforeLast: string): string {
  return [methods.slice(0, -1).join(', '), ...methods.slice(-1)].filter(Boolean).join(beforeLast);
}

function price({ priceLkr }: ChatFacts): Bilingual {
  const each: Bilingual = {
    en: 'Every product shows its own price in the shop.',
    si: 'නිෂ්පාදනවල මිල ඒ ඒ නිෂ්පාදනය සමඟ දක්වා තිබෙනවා.',
  };
  if (priceLkr === undefined) return each;
  return {
    en: `A bottle is ${formatRupees(priceLkr)}. ${each.en}`,
    si: `බෝතලයක මිල රු. ${groupThousands(priceLkr)}. අනෙක් ${each.si}`,
  };
}
