import { createHash, randomInt } from 'node:crypto';
import { log } from '#platform/log/log.server.ts';
import { standInPage } from './stand-in-page.server.ts';

type Fields = Record<string, string>;
type Payment = { id: string; reference: string; amount: string; code: string; refunds: string[] };

type Account = { merchantId: string; secret: string; appId: string; appSecret: string };

type StandInOptions = Account & {
  /** The path prefix of its pages and its API. */
  basePath: string;
  /** Posts a notification to the shop, as PayHere does. */
  notify: (fields: Fields) => Promise<number>;
  delayMs?: number;
  /** Finds a payment made before the process started, which the stand-in no longer has. */
  findEarlierPayment?: (
    paymentId: string,
  ) => Promise<{ reference: string; amount: string } | undefined>;
};

/** Faults that tests inject. */
type Faults = {
  isDown: boolean;
  notifications: 'once' | 'twice' | 'never';
  /** Replaces the response of its API. */
  api: (() => Response | Promise<Response>) | undefined;
};

/** The values of PayHere's `status_code`. */
const statusCodes = { paid: '2', canceled: '-1', failed: '-2' } as const;

const outcomes: Record<string, { code: string; redirectField: 'return_url' | 'cancel_url' }> = {
  pay: { code: statusCodes.paid, redirectField: 'return_url' },
  fail: { code: statusCodes.failed, redirectField: 'return_url' },
  cancel: { code: statusCodes.canceled, redirectField: 'cancel_url' },
};
const token = 'a token of the stand-in';

/**
 * Simulates PayHere by its published protocol: the payment page, delayed notifications, tokens, retrieval and refunds.
 * Used only in demo mode and tests; keeps payments in memory only.
 */
export class PayHereStandIn {
  readonly faults: Faults = { isDown: false, notifications: 'once', api: undefined };
  readonly #options: StandInOptions;
  readonly #checkouts = new Map<string, Fields>();
  readonly #payments: Payment[] = [];

  constructor(options: StandInOptions) {
    this.#options = options;
  }

  async handle(request: Request): Promise<Response> {
    if (this.faults.isDown) return new Response(null, { status: 503 });
    const { pathname, searchParams } = new URL(request.url);
    if (this.faults.api && pathname.includes('/merchant/')) return this.faults.api();
    switch (`${request.method} ${pathname.slice(this.#options.basePath.length)}`) {
      case 'POST /pay/checkout':
        return this.#openCheckout(await readFields(request));
      case 'POST /pay/outcome':
        return this.#endCheckout(await readFields(request));
      case 'POST /merchant/v1/oauth/token':
        return this.#issueToken(request);
      case 'GET /merchant/v1/payment/search':
        return this.#authorized(request, () => this.#search(searchParams.get('order_id') ?? ''));
      case 'POST /merchant/v1/payment/refund':
        return this.#authorized(request, async () => this.#refund(await request.json()));
      default:
        return new Response(null, { status: 404 });
    }
  }

  #openCheckout(fields: Fields): Response {
    const { merchantId, secret, basePath } = this.#options;
    const { order_id: reference = '', amount = '', currency = '', hash } = fields;
    const expected = md5(`${merchantId}${reference}${amount}${currency}${md5(secret)}`);
    if (fields['merchant_id'] !== merchantId || hash !== expected) {
      return new Response('Unauthorized payment request', { status: 400 });
    }
    this.#checkouts.set(reference, fields);
    const page = standInPage({ reference, amount, action: `${basePath}/pay/outcome` });
    return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }

  #endCheckout({ order_id: reference = '', outcome = '' }: Fields): Response {
    const checkout = this.#checkouts.get(reference);
    const end = outcomes[outcome];
    if (!checkout || !end) return new Response(null, { status: 404 });
    const { amount = '' } = checkout;
    const id = `3200${randomInt(10_000_000, 99_999_999)}`;
    const payment = { id, reference, amount, code: end.code, refunds: [] };
    this.#payments.push(payment);
    const onError = (err: unknown) => log.error({ err }, 'A notification of a payment failed');
    const notify = () => this.#notify(payment).catch(onError);
    setTimeout(notify, this.#options.delayMs ?? 0).unref();
    return new Response(null, {
      status: 303,
      headers: { Location: checkout[end.redirectField] ?? '/' },
    });
  }

  async #notify(payment: Payment): Promise<void> {
    const { notifications } = this.faults;
    if (notifications === 'never') return;
    await this.#options.notify(this.notificationOf(payment));
    if (notifications === 'twice') await this.#options.notify(this.notificationOf(payment));
  }

  /** Returns a notification as PayHere signs it, with the fields of a card, which a shop must not store. */
  notificationOf({ id, reference, amount, code }: Omit<Payment, 'refunds'>): Fields {
    const { merchantId, secret } = this.#options;
    return {
      merchant_id: merchantId,
      order_id: reference,
      payment_id: id,
      payhere_amount: amount,
      payhere_currency: 'LKR',
      status_code: code,
      md5sig: md5(`${merchantId}${reference}${amount}LKR${code}${md5(secret)}`),
      method: 'VISA',
      status_message: 'Of the stand-in',
      card_holder_name: 'N Perera',
      card_no: '************1292',
      card_expiry: '0129',
      recurring: '0',
    };
  }

  #issueToken(request: Request): Response {
    const { appId, appSecret } = this.#options;
    const basic = `Basic ${Buffer.from(`${appId}:${appSecret}`).toString('base64')}`;
    if (request.headers.get('Authorization') !== basic) {
      return Response.json({ error: 'invalid_client' }, { status: 401 });
    }
    return Response.json({ access_token: token, token_type: 'bearer', expires_in: 599 });
  }

  async #authorized(request: Request, work: () => unknown): Promise<Response> {
    if (request.headers.get('Authorization') === `Bearer ${token}`)
      return Response.json(await work());
    return Response.json({ error: 'invalid_token' }, { status: 401 });
  }

  #search(reference: string) {
    const found = this.#payments.filter(
      (payment) => payment.reference === reference && payment.code === statusCodes.paid,
    );
    if (found.length === 0) return { status: -1, msg: 'No payments found', data: null };
    return {
      status: 1,
      msg: 'Payments with order_id',
      data: found.map(({ id, amount, refunds }) => ({
        payment_id: Number(id),
        order_id: reference,
        status: refunds.length > 0 ? 'REFUNDED' : 'RECEIVED',
        currency: 'LKR',
        amount: Number(amount),
        amount_detail: { gross: Number(amount), fee: Math.round(Number(amount) * 0.033 + 30) },
        payment_method: { method: 'VISA', card_no: '************1292' },
      })),
    };
  }

  async #find(id: string): Promise<Payment | undefined> {
    const existing = this.#payments.find(
      (payment) => payment.id === id && payment.code === statusCodes.paid,
    );
    const earlier = existing ? undefined : await this.#options.findEarlierPayment?.(id);
    if (!earlier) return existing;
    const payment = { ...earlier, id, code: statusCodes.paid, refunds: [] };
    this.#payments.push(payment);
    return payment;
  }

  async #refund({ payment_id: id, amount }: { payment_id: string | number; amount?: number }) {
    const payment = await this.#find(`${id}`);
    if (!payment) return { status: -1, msg: 'Payment not found', data: null };
    const refunded = payment.refunds.reduce((sum, refund) => sum + Number(refund), 0);
    const refundAmount = amount ?? Number(payment.amount);
    if (!(refundAmount > 0) || refunded + refundAmount > Number(payment.amount)) {
      return { status: -1, msg: 'The amount is more than what is left of the payment', data: null };
    }
    payment.refunds.push(`${refundAmount}`);
    return { status: 1, msg: 'Refund accepted', data: 100 + payment.refunds.length };
  }
}

async function readFields(request: Request): Promise<Fields> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex').toUpperCase();
}
