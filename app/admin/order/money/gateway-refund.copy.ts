import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import type { BeginRefundRefusal } from '#domain/orders/refunds/begin-gateway-refund.server.ts';
import type { GatewayRefundUpdate } from '#domain/orders/refunds/gateway-refund.ts';
import type { GatewayRefund, OnlinePayment } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import type { SettleRefundRefusal } from '#domain/orders/refunds/settle-gateway-refund.server.ts';
import type { GatewayRefundRefusal } from '#domain/payments/payhere/refund-payment.ts';

export type GatewayRefusal =
  | { code: 'gateway-refused'; why: GatewayRefundRefusal; gatewayText: string }
  | Extract<BeginRefundRefusal | SettleRefundRefusal, { code: 'refund-open' | 'more-than-payment' | 'settled-since' }>;

export const gatewayRefundCopy = {
  hint: {
    en: 'With PayHere the money goes back to the payer when you press. By cash or bank, pay it back yourself first and record it here.',
    si: 'PayHere තේරුවොත්, ඔබ එබූ විට මුදල් ගෙවූ අයට ආපසු යනවා. මුදලින් හෝ බැංකුවෙන් නම්, පළමුව ඔබම ආපසු ගෙවා මෙහි සටහන් කරන්න.',
  },
  openQuestion: { en: 'Refund…', si: 'ආපසු ගෙවන්න…' },
  question: {
    en: 'Refund this money? It cannot be taken back afterwards.',
    si: 'මෙම මුදල ආපසු ගෙවන්නද? ඉන් පසු එය නැවත ලබා ගන්න බැහැ.',
  },
  yes: { en: 'Yes, refund', si: 'ඔව්, ආපසු ගෙවන්න' },
  underWay: {
    en: 'PayHere was asked and has not answered yet. Load this page again in a minute.',
    si: 'PayHere වෙතින් ඉල්ලා ඇති අතර තවම පිළිතුරක් ලැබී නැහැ. මිනිත්තුවකින් මෙම පිටුව නැවත පූරණය කරන්න.',
  },
  unknown: {
    en: 'The answer of PayHere was lost, so nobody knows yet whether the money went back. The shop never asks twice by itself. Look at this payment in PayHere’s own panel, then say what you see there.',
    si: 'PayHere හි පිළිතුර ලැබුණේ නැති නිසා, මුදල් ආපසු ගියාද යන්න තවම දන්නේ නැහැ. වෙළඳසැල ඉබේම දෙවරක් ඉල්ලන්නේ නැහැ. PayHere පුවරුවේ මෙම ගෙවීම බලා, එහි පෙනෙන දේ මෙහි සටහන් කරන්න.',
  },
  refunded: { en: 'PayHere refunded it', si: 'PayHere ආපසු ගෙවා තිබෙනවා' },
  notRefunded: { en: 'PayHere did not refund it', si: 'PayHere ආපසු ගෙවා නැහැ' },
} satisfies Record<string, Bilingual>;

/** Titles the panel of a refund whose outcome is not known yet. */
export function openRefundTitle({ amountLkr, paymentId }: GatewayRefund): Bilingual {
  const money = `${formatRupees(amountLkr)} (PayHere ${paymentId})`;
  return { en: `Refund under way: ${money}`, si: `සිදු වෙමින් පවතින ආපසු ගෙවීම: ${money}` };
}

/** Returns the status that the gateway last reported for the payment; undefined before the first query. */
export function lastStatusCopy({ seenStatus, seenAt }: GatewayRefund): Bilingual | undefined {
  if (!seenAt) return undefined;
  const at = shortDateTime(seenAt);
  if (seenStatus === '') {
    return { en: `PayHere, asked ${at}: no such payment.`, si: `PayHere (${at}): මෙවැනි ගෙවීමක් නැහැ.` };
  }
  return {
    en: `PayHere, asked ${at}: status of the payment ${seenStatus}.`,
    si: `PayHere (${at}): ගෙවීමේ තත්ත්වය ${seenStatus}.`,
  };
}

/** Labels a payment that can be refunded through the gateway. */
export function paymentOption({ paymentId, leftLkr }: OnlinePayment): Bilingual {
  return {
    en: `Through PayHere ${paymentId}, up to ${formatRupees(leftLkr)}`,
    si: `PayHere ${paymentId} හරහා, උපරිමය රු. ${groupThousands(leftLkr)}`,
  };
}

/** Labels of the events of a refund, in the history of its order and in the activity log. */
export const refundStepLabels: Record<GatewayRefundUpdate['is'], Bilingual> = {
  asked: { en: 'PayHere was asked', si: 'PayHere වෙතින් ඉල්ලුවා' },
  unknown: { en: 'the answer was lost', si: 'පිළිතුර ලැබුණේ නැහැ' },
  refused: { en: 'PayHere refused', si: 'PayHere ප්‍රතික්ෂේප කළා' },
  'not-refunded': { en: 'not refunded', si: 'ආපසු ගෙවා නැහැ' },
};

/** Describes a step of a refund through the gateway for the history of its order. */
export function describeGatewayRefund({ is, amountLkr, paymentId, reason, says }: GatewayRefundUpdate): Bilingual {
  const explanation = [reason, says].filter(Boolean).join(', ');
  const money = `${formatRupees(amountLkr)} (PayHere ${paymentId})`;
  const why = explanation === '' ? '' : ` (${explanation})`;
  return { en: `${money}, ${refundStepLabels[is].en}${why}`, si: `${money}, ${refundStepLabels[is].si}${why}` };
}

const refusalReasons: Record<GatewayRefundRefusal, Bilingual> = {
  key: {
    en: 'PayHere refused: its API key is missing, wrong, or not allowed for this domain or server. Nothing was refunded.',
    si: 'PayHere ප්‍රතික්ෂේප කළා: API යතුර නැහැ, වැරදියි, නැතහොත් මෙම වසමට හෝ සේවාදායකයට අවසර නැහැ. කිසිවක් ආපසු ගෙවුණේ නැහැ.',
  },
  payment: {
    en: 'PayHere does not refund this payment. Nothing was refunded: refund it in PayHere’s own panel, in cash or by bank, then record it here.',
    si: 'PayHere මෙම ගෙවීම ආපසු ගෙවන්නේ නැහැ. කිසිවක් ආපසු ගෙවුණේ නැහැ: PayHere පුවරුවෙන්, මුදලින් හෝ බැංකුවෙන් ආපසු ගෙවා මෙහි සටහන් කරන්න.',
  },
  busy: {
    en: 'PayHere has too many requests at the moment. Nothing was refunded: please try again in a few minutes.',
    si: 'PayHere මේ මොහොතේ කාර්යබහුලයි. කිසිවක් ආපසු ගෙවුණේ නැහැ: කරුණාකර මිනිත්තු කිහිපයකින් නැවත උත්සාහ කරන්න.',
  },
  down: {
    en: 'PayHere could not be reached. Nothing was refunded: please try again later.',
    si: 'PayHere සේවාවට සම්බන්ධ වීමට නොහැකි වුණා. කිසිවක් ආපසු ගෙවුණේ නැහැ: කරුණාකර පසුව නැවත උත්සාහ කරන්න.',
  },
};

/** Explains why nothing was refunded through the gateway. */
export function gatewayRefusalCopy(refusal: GatewayRefusal): Bilingual {
  switch (refusal.code) {
    case 'gateway-refused': {
      const { en, si } = refusalReasons[refusal.why];
      const quote = refusal.gatewayText === '' ? '' : ` PayHere: “${refusal.gatewayText}”`;
      return { en: `${en}${quote}`, si: `${si}${quote}` };
    }
    case 'refund-open':
      return {
        en: 'A refund through PayHere is under way. First it has to be known what became of it: see the notice at the top of the order.',
        si: 'PayHere හරහා ආපසු ගෙවීමක් සිදු වෙමින් පවතිනවා. පළමුව එහි ප්‍රතිඵලය දැනගත යුතුයි: ඇණවුමේ ඉහළින් ඇති දැනුම්දීම බලන්න.',
      };
    case 'more-than-payment':
      return {
        en: `That is more than is left of this payment. ${formatRupees(refusal.leftLkr)} of it can still be refunded through PayHere.`,
        si: `එය මෙම ගෙවීමෙන් ඉතිරි මුදලට වඩා වැඩියි. තව PayHere හරහා ආපසු ගෙවිය හැකි මුදල: රු. ${groupThousands(refusal.leftLkr)}.`,
      };
    case 'settled-since':
      return {
        en: 'It is already recorded what became of this refund. See the history of the order.',
        si: 'මෙම ආපසු ගෙවීමේ ප්‍රතිඵලය දැනටමත් සටහන් වී තිබෙනවා. ඇණවුමේ ඉතිහාසය බලන්න.',
      };
  }
}
