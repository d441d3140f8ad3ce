import { z } from 'zod';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import {
  chargedBackCode,
  type PayHereAccount,
  type PayHereCode,
  payHereCodes,
  receivedCode,
} from './gateway.ts';
import type { FoundPayment } from './payment-lookup.ts';
import { isSameSignature, notificationSignature } from './signature.server.ts';

/**
 * PayHere's notification about a payment. Card numbers, names and everything else that it sends are never stored.
 */
export type PaymentNotification = {
  paymentId: string;
  reference: string;
  amountLkr: number;
  code: PayHereCode;
  /** VISA, MASTER, EZCASH and the like; empty if PayHere names none. */
  method: string;
};

const form = z.object({
  merchant_id: z.string(),
  order_id: z.string().max(60),
  payment_id: z.string().min(1).max(40),
  payhere_amount: z.string().max(20),
  payhere_currency: z.string().max(10),
  status_code: z.enum(payHereCodes.map(String)),
  md5sig: z.string().max(64),
  method: z.string().max(20).catch(''),
});

export type NotificationRefusal = { code: 'not-signed' } | { code: 'not-ours' };

/**
 * Parses a notification. Refuses a notification that is not signed with this account's secret, is for another merchant
 * or currency, or has an amount that is not in whole rupees.
 */
export function parseNotification(
  account: Pick<PayHereAccount, 'merchantId' | 'secret'>,
  fields: Record<string, unknown>,
): Result<PaymentNotification, NotificationRefusal> {
  const parsed = form.safeParse(fields);
  if (!parsed.success) return refuse({ code: 'not-signed' });
  const {
    order_id: reference,
    payhere_amount: amount,
    status_code: statusCode,
    ...rest
  } = parsed.data;
  const { merchant_id: merchantId, payhere_currency: currency, md5sig } = rest;
  const signed = { merchantId, reference, amount, currency, statusCode };
  if (!isSameSignature(md5sig, notificationSignature(signed, account.secret))) {
    return refuse({ code: 'not-signed' });
  }
  const isRupees = /^\d{1,12}(\.0{1,2})?$/.test(amount) && currency === 'LKR';
  if (merchantId !== account.merchantId || !isRupees) return refuse({ code: 'not-ours' });
  return ok({
    paymentId: rest.payment_id,
    reference,
    amountLkr: Number(amount),
    code: Number(statusCode) as PayHereCode,
    method: rest.method,
  });
}

/**
 * Converts a found payment into a notification. Returns undefined for another currency, attempt or status, or an amount
 * that is not in whole rupees.
 */
export function toNotification(
  { paymentId, amount, currency, status, fee, method, ...found }: FoundPayment,
  reference: string,
): (PaymentNotification & { feeLkr: number }) | undefined {
  // A refunded payment was received first; the shop's ledger has the refund itself. Source: PayHere, Retrieval API.
  const isReceived = status === 'RECEIVED' || status.startsWith('REFUND');
  const isChargedBack = status === 'CHARGEBACKED';
  const isRupees = Number.isSafeInteger(amount) && currency === 'LKR';
  if (!(isReceived || isChargedBack) || !isRupees || found.reference !== reference) {
    return undefined;
  }
  const feeLkr = Math.max(0, Math.round(fee ?? 0));
  const code = isReceived ? receivedCode : chargedBackCode;
  return { paymentId, reference, amountLkr: amount, code, method, feeLkr };
}
