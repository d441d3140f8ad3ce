import { describeGatewayRefund } from '#admin/order/money/gateway-refund.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';
import {
  cancelReasonLabels,
  declineReasonLabels,
  orderStatusLabels,
  paymentStatusLabels,
  problemKindLabels,
  slipReasonLabels,
} from '#domain/orders/order.copy.ts';
import type { HistoryEntry, OnlineMoney, PaymentChange } from '#domain/orders/order-history.ts';
import { editedCopy, sameInBoth } from './edited-fields.copy.ts';

const titles: Record<HistoryEntry['event'], Bilingual> = {
  placed: { en: 'Order placed', si: 'ඇණවුම ලැබුණා' },
  status: { en: 'Order status', si: 'ඇණවුමේ තත්ත්වය' },
  payment: { en: 'Payment', si: 'ගෙවීම' },
  shipment: { en: 'Courier', si: 'කුරියර් සේවාව' },
  note: { en: 'Note', si: 'සටහන' },
  confirmed: { en: 'Confirmed by phone', si: 'දුරකථනයෙන් තහවුරු කළා' },
  refused: { en: 'Delivery refused', si: 'භාර ගැනීම ප්‍රතික්ෂේප කළා' },
  'return-received': { en: 'Refused parcel received', si: 'ආපසු ආ පාර්සලය ලැබුණා' },
  packed: { en: 'Packed', si: 'ඇසුරුවා' },
  corrected: { en: 'Edited', si: 'සංස්කරණය කළා' },
  online: { en: 'Online payment', si: 'ඔන්ලයින් ගෙවීම' },
  refund: { en: 'Refund', si: 'මුදල් ආපසු ගෙවීම' },
  'charge-back-settled': { en: 'Charge-back settled', si: 'බැංකුව ආපසු ගත් ගෙවීම විසඳුවා' },
  'gateway-refund': { en: 'Refund through PayHere', si: 'PayHere හරහා ආපසු ගෙවීම' },
  'slip-sent': { en: 'Bank slip sent', si: 'බැංකු රිසිට්පත එව්වා' },
  'slip-accepted': { en: 'Bank slip accepted', si: 'බැංකු රිසිට්පත පිළිගත්තා' },
  'slip-refused': { en: 'Bank slip refused', si: 'බැංකු රිසිට්පත ප්‍රතික්ෂේප කළා' },
  'transfer-reminded': { en: 'Customer reminded of the transfer', si: 'බැංකු ගෙවීම පාරිභෝගිකයාට මතක් කළා' },
  'cancel-asked': { en: 'Customer asked to cancel', si: 'පාරිභෝගිකයා අවලංගු කරන ලෙස ඉල්ලුවා' },
  'cancel-withdrawn': { en: 'Request to cancel taken back', si: 'අවලංගු කිරීමේ ඉල්ලීම ආපසු ගත්තා' },
  'cancel-declined': { en: 'Request to cancel declined', si: 'අවලංගු කිරීමේ ඉල්ලීම ප්‍රතික්ෂේප කළා' },
  problem: { en: 'Problem with the parcel', si: 'පාර්සලයේ ගැටලුවක්' },
  'problem-settled': { en: 'Problem settled', si: 'ගැටලුව විසඳුවා' },
};

const restocked: Bilingual = { en: 'restocked', si: 'තොගයට එක් කළා' };
const notRestocked: Bilingual = { en: 'not restocked', si: 'තොගයට එක් කළේ නැහැ' };
const confirmedByCustomer: Bilingual = { en: 'Confirmed by the customer', si: 'පාරිභෝගිකයා තහවුරු කළා' };
const takenByPhone: Bilingual = { en: 'taken by phone', si: 'දුරකථනයෙන් ලැබුණු ඇණවුමක්' };
const noCourier: Bilingual = { en: 'no courier named', si: 'කුරියර් සේවාවක් සඳහන් කර නැහැ' };
const notPacked: Bilingual = { en: 'Not packed after all', si: 'තවම අසුරා නැහැ' };

/** Describes one entry of the history of an order. */
export function historyEntryCopy(entry: HistoryEntry): Bilingual {
  if (entry.event === 'packed' && !entry.details.isPacked) return notPacked;
  const isByCustomer = entry.event === 'confirmed' && entry.details.by === 'customer';
  const title = isByCustomer ? confirmedByCustomer : titles[entry.event];
  const details = detailsOf(entry);
  return details ? { en: `${title.en}: ${details.en}`, si: `${title.si}: ${details.si}` } : title;
}

function detailsOf(entry: HistoryEntry): Bilingual | undefined {
  switch (entry.event) {
    case 'placed':
      return entry.details.source === 'phone' ? takenByPhone : orderStatusLabels[entry.details.to];
    case 'status':
      return statusCopy(entry.details);
    case 'payment':
      return paymentCopy(entry.details);
    case 'shipment':
      return shipmentCopy(entry.details);
    case 'note':
    case 'cancel-asked':
    case 'problem-settled':
    case 'charge-back-settled':
      return entry.details.text === '' ? undefined : sameInBoth(entry.details.text);
    case 'problem':
      return problemKindLabels[entry.details.kind];
    case 'slip-refused':
      return reasonCopy(slipReasonLabels[entry.details.because], entry.details.text);
    case 'cancel-declined':
      return reasonCopy(declineReasonLabels[entry.details.because], entry.details.text);
    case 'confirmed':
    case 'cancel-withdrawn':
    case 'packed':
    case 'slip-sent':
    case 'slip-accepted':
    case 'transfer-reminded':
      return undefined;
    case 'refused':
    case 'return-received':
      return entry.details.isRestocked ? restocked : notRestocked;
    case 'corrected':
      return editedCopy(entry.details);
    case 'online':
      return onlinePaymentCopy(entry.details);
    case 'gateway-refund':
      return describeGatewayRefund(entry.details);
    case 'refund':
      return refundCopy(entry.details);
  }
}

/** Returns the reason that the owner chose, followed by what they wrote. */
function reasonCopy({ en, si }: Bilingual, text: string): Bilingual {
  return text === '' ? { en, si } : { en: `${en} ${text}`, si: `${si} ${text}` };
}

type StatusDetails = Extract<HistoryEntry, { event: 'status' }>['details'];

function statusCopy({ to, reason }: StatusDetails): Bilingual {
  const status = orderStatusLabels[to];
  if (!reason) return status;
  const why = cancelReasonLabels[reason];
  return { en: `${status.en} (${why.en})`, si: `${status.si} (${why.si})` };
}

/** Describes a payment or chargeback at the gateway. */
function onlinePaymentCopy({ kind, amountLkr, paymentId, isLate }: OnlineMoney): Bilingual {
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

/** Names the payment status, with the amount received or refunded; the amount alone where the status stays. */
function paymentCopy({ to, receivedLkr, refundedLkr }: PaymentChange): Bilingual {
  const amountLkr = receivedLkr ?? -(refundedLkr ?? 0);
  const money = formatRupees(amountLkr);
  if (!to) return sameInBoth(money);
  const { en, si } = paymentStatusLabels[to];
  if (amountLkr === 0) return { en, si };
  return { en: `${en} (${money})`, si: `${si} (${money})` };
}

function shipmentCopy({ courier, trackingNumber }: { courier: string; trackingNumber: string }) {
  const shipment = [courier, trackingNumber].filter((text) => text !== '').join(' · ');
  return shipment === '' ? noCourier : sameInBoth(shipment);
}

const methods = {
  cash: { en: 'in cash', si: 'මුදලින්' },
  bank: { en: 'by bank transfer', si: 'බැංකු ගිණුමට' },
  payhere: { en: 'through PayHere', si: 'PayHere හරහා' },
} satisfies Record<string, Bilingual>;

type RefundDetails = Extract<HistoryEntry, { event: 'refund' }>['details'];

function refundCopy({ amountLkr, method, reason, isRestocked, restockedUnits }: RefundDetails): Bilingual {
  const stock = isRestocked ? restockedCopy(restockedUnits) : notRestocked;
  const why = reason === '' ? '' : ` (${reason})`;
  return {
    en: `${formatRupees(amountLkr)} ${methods[method].en}, ${stock.en}${why}`,
    si: `${formatRupees(amountLkr)} ${methods[method].si}, ${stock.si}${why}`,
  };
}

function restockedCopy(restockedUnits: RefundDetails['restockedUnits'] = []): Bilingual {
  if (restockedUnits.length === 0) return restocked;
  const units = restockedUnits.map(({ productName, quantity }) => ({ ...withFallback(productName), quantity }));
  const inEnglish = units.map(({ en, quantity }) => `${quantity} × ${en}`).join(', ');
  const inSinhala = units.map(({ si, quantity }) => `${si} × ${quantity}`).join(', ');
  return { en: `${restocked.en}: ${inEnglish}`, si: `${restocked.si}: ${inSinhala}` };
}

function withFallback({ en, si }: Bilingual): Bilingual {
  return { en, si: si || en };
}
