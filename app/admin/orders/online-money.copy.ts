import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';
import type { OnlineMoney } from '#domain/orders/order-history.ts';

/** Puts money that moved at the gateway into words for the history of its order. */
export function onlineWords({ kind, amountLkr, paymentId, isLate }: OnlineMoney): Bilingual {
  const money = `${formatRupees(amountLkr)} (PayHere ${paymentId})`;
  if (kind === 'charged-back') {
    return {
      en: `${money} was taken back by the payer's bank`,
      si: `${money} ගෙවූ අයගේ බැංකුව ආපසු ලබා ගත්තා`,
    };
  }
  if (isLate) {
    return {
      en: `${money} came after the order was cancelled: please refund it`,
      si: `${money} ඇණවුම අවලංගු කළ පසු ලැබුණා: කරුණාකර ආපසු ගෙවන්න`,
    };
  }
  return { en: `${money} received`, si: `${money} ලැබුණා` };
}
