import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import { usesOnlinePayment } from '#domain/orders/payment.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';

/** The facts that the texts mention, in the language of the customer. */
export type WhatsAppFacts = {
  shopName: string;
  customerName: string;
  orderNumber: string;
  /** A line for each product, such as "2 × Oil", each after a line break; empty where every unit was returned. */
  items: string;
  deliveryAddress: string;
  totalLkr: number;
  dueLkr: number;
  /** Cash that the courier collects. */
  cashLkr: number;
  refundDueLkr: number;
  refundedLkr: number;
  paymentMethod: PaymentMethod;
  status: string;
  deliveryRefusedAt: Date | null;
  returnReceivedAt: Date | null;
  /** Whether the order was cancelled because the customer asked. */
  isCancelAccepted: boolean;
  bankDetails: string;
  confirmHref?: string | undefined;
  /** The page on which the customer attaches the slip of a transfer. */
  slipHref?: string | undefined;
  payHref?: string | undefined;
  courier: string;
  trackingNumber: string;
  /** Why the last request to cancel was declined; empty if it was not. */
  declineReason: Bilingual;
  /** Why the newest bank slip was refused; empty if it was not. */
  slipReason: Bilingual;
  /** The owner's answer to a problem, as written. */
  answer: string;
};

const noText: Bilingual = { en: '', si: '' };

export function greeting({ shopName, customerName }: WhatsAppFacts): Bilingual {
  return {
    en: `Hello ${customerName}, this is ${shopName}.`,
    si: `ආයුබෝවන් ${customerName}, ${shopName} වෙතින්.`,
  };
}

/** Says after the total how it is paid. A part that was received already is not collected again. */
export function paymentPhrase({ cashLkr, totalLkr, paymentMethod }: WhatsAppFacts): Bilingual {
  if (cashLkr === 0) return { en: 'paid', si: 'ගෙවා ඇත' };
  const { listed, atDoor } = paymentMethodCopy[paymentMethod];
  if (cashLkr === totalLkr) return listed;
  return {
    en: `${formatRupees(cashLkr)} of it ${atDoor.en} on delivery`,
    si: `එයින් ${rupeesInSinhala(cashLkr)}ක් භාණ්ඩ ලැබුණු විට ${atDoor.si}`,
  };
}

export function confirmLinkLine({ confirmHref }: WhatsAppFacts): Bilingual {
  if (!confirmHref) return noText;
  return {
    en: `\nOr confirm it here, or correct the address: ${confirmHref}`,
    si: `\nමෙතැනින් තහවුරු කිරීමට හෝ ලිපිනය නිවැරදි කිරීමටත් පුළුවන්: ${confirmHref}`,
  };
}

/** Names the bank account, the reference and where to send the slip. */
export function transferInstructions(facts: WhatsAppFacts): Bilingual {
  const { bankDetails, orderNumber } = facts;
  return {
    en: `\n${bankDetails}\nReference: ${orderNumber}\nThen send us a picture of the slip here${attachSlipPhrase(facts).en}.`,
    si: `\n${bankDetails}\nයොමු අංකය: ${orderNumber}\nපසුව රිසිට්පතේ ඡායාරූපයක් මෙහි එවන්න.${attachSlipPhrase(facts).si}`,
  };
}

export function attachSlipPhrase({ slipHref }: WhatsAppFacts): Bilingual {
  if (!slipHref) return noText;
  return { en: `, or attach it to your order: ${slipHref}`, si: ` ඇණවුමට අමුණන්නත් පුළුවන්: ${slipHref}` };
}

export function courierLines({ courier, trackingNumber }: WhatsAppFacts): Bilingual {
  const of = (courierLabel: string, numberLabel: string) =>
    [courier && `\n${courierLabel}: ${courier}`, trackingNumber && `\n${numberLabel}: ${trackingNumber}`].join('');
  return { en: of('Courier', 'Tracking number'), si: of('කුරියර් සේවාව', 'පාර්සල් අංකය') };
}

/** Says what to pay on delivery. A transfer that is still due is not collected there. */
export function paymentAtDoor({ cashLkr, dueLkr, paymentMethod }: WhatsAppFacts): Bilingual {
  if (cashLkr > 0) {
    const { atDoor } = paymentMethodCopy[paymentMethod];
    return {
      en: `Please be ready to pay ${formatRupees(cashLkr)} ${atDoor.en}.`,
      si: `ඇණවුම අතට ලැබුණු විට ${rupeesInSinhala(cashLkr)} ${atDoor.si} ගෙවන්න.`,
    };
  }
  if (dueLkr > 0) {
    return { en: 'There is nothing to pay at the door.', si: 'ලැබෙන විට ගෙවීමට කිසිවක් නැහැ.' };
  }
  return {
    en: 'It is paid: there is nothing to pay at the door.',
    si: 'මුදල් ගෙවා ඇති නිසා ලැබෙන විට ගෙවීමට කිසිවක් නැහැ.',
  };
}

/** Says how the order ended, or that more was paid than its total. */
export function outcomeSentence(facts: WhatsAppFacts): Bilingual {
  const { orderNumber, status, deliveryRefusedAt, returnReceivedAt, isCancelAccepted } = facts;
  if (status !== 'cancelled') {
    return {
      en: `You paid more for your order ${orderNumber} than it comes to now.`,
      si: `ඔබේ ${orderNumber} ඇණවුමට, දැන් එහි මුළු මුදලට වඩා වැඩියෙන් ගෙවා තිබෙනවා.`,
    };
  }
  if (deliveryRefusedAt) {
    return {
      en: `The parcel of your order ${orderNumber} was not accepted at the door and ${returnReceivedAt ? 'came back' : 'is on its way back'} to us.`,
      si: `ඔබේ ${orderNumber} ඇණවුමේ පාර්සලය භාර නොගත් නිසා ආපසු අප වෙත ${returnReceivedAt ? 'ලැබුණා' : 'එනවා'}.`,
    };
  }
  if (isCancelAccepted) {
    return {
      en: `We cancelled your order ${orderNumber}, as you asked.`,
      si: `ඔබ ඉල්ලූ පරිදි අපි ඔබේ ${orderNumber} ඇණවුම අවලංගු කළා.`,
    };
  }
  return {
    en: `We cancelled your order ${orderNumber}; it will not be delivered.`,
    si: `ඔබේ ${orderNumber} ඇණවුම අවලංගු කළා. එය භාර දෙන්නේ නැහැ.`,
  };
}

/** Asks for a bank account, unless the gateway refunds the payment. */
export function bankAccountRequest(facts: WhatsAppFacts): Bilingual {
  if (usesOnlinePayment(facts)) return noText;
  return {
    en: ' Please tell us here to which bank account.',
    si: ' මුදල් යැවිය යුතු බැංකු ගිණුමේ විස්තර කරුණාකර මෙහි අපට එවන්න.',
  };
}

/** Formats an amount for the Sinhala texts; the English ones use `formatRupees`. */
export function rupeesInSinhala(amountLkr: number): string {
  return `රු. ${groupThousands(amountLkr)}`;
}
