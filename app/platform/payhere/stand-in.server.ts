import { createHash, randomInt } from 'node:crypto';
import { standInPage } from './stand-in-page.server.ts';

type Fields = Record<string, string>;
type Payment = { id: string; reference: string; amount: string; code: string; refunds: string[] };

type Account = { merchantId: string; secret: string; appId: string; appSecret: string };

type StandIn = Account & {
  /** The path under which its pages and its API are. */
  basePath: string;
  /** Posts a notification to the shop, as PayHere does. Returns the status of the response. */
  notify: (fields: Fields) => Promise<number>;
  delayMs?: number;
  /** Finds a payment made before the last start, which the stand-in does not store. */
  recall?: (paymentId: string) => Promise<{ reference: string; amount: string } | undefined>;
};

/** Faults for tests. */
type Trouble = {
  isDown: boolean;
  tells: 'once' | 'twice' | 'never';
  /** Replaces the response of its API. */
  api: (() => Response | Promise<Response>) | undefined;
};

const outcomes: Record<string, { code: string; back: 'return_url' | 'cancel_url' }> = {
  pay: { code: '2', back: 'return_url' },
  fail: { code: '-2', back: 'return_url' },
  cancel: { code: '-1', back: 'cancel_url' },
};
const token = 'a token of the stand-in';

/**
 * Simulates PayHere by its published protocol: the payment page, delayed notifications, tokens, retrieval and refunds.
 * Used only by demonstrations and tests; stores nothing beyond the process.
 */
export class PayHereStandIn {
  readonly trouble: Trouble = { isDown: false, tells: 'once', api: undefined };
  readonly #asked: StandIn;
  readonly #opened = new Map<string, Fields>();
  readonly #payments: Payment[] = [];

  constructor(asked: StandIn) {
    this.#asked = asked;
  }

  async handle(request: Request): Promise<Response> {
    if (this.trouble.isDown) return new Response(null, { status: 503 });
    const { pathname, searchParams } = new URL(request.url);
    if (this.trouble.api && pathname.includes('/merchant/')) return this.trouble.api();
    switch (`${request.method} ${pathname.slice(this.#asked.basePath.length)}`) {
      case 'POST /pay/checkout':
        return this.#openCheckout(await fieldsOf(request));
      case 'POST /pay/outcome':
        return this.#end(await fieldsOf(request));
      case 'POST /merchant/v1/oauth/token':
        return this.#giveToken(request);
      case 'GET /merchant/v1/payment/search':
        return this.#answer(request, () => this.#search(searchParams.get('order_id') ?? ''));
      case 'POST /merchant/v1/payment/refund':
        return this.#answer(request, async () => this.#refund(await request.json()));
      default:
        return new Response(null, { status: 404 });
    }
  }

  #openCheckout(fields: Fields): Response {
    const { merchantId, secret, basePath } = this.#asked;
    const { order_id: reference = '', amount = '', currency = '', hash } = fields;
    const expected = md5(`${merchantId}${reference}${amount}${currency}${md5(secret)}`);
    if (fields['merchant_id'] !== merchantId || hash !== expected) {
      return new Response('Unauthorized payment request', { status: 400 });
    }
    this.#opened.set(reference, fields);
    const page = standInPage({ reference, amount, action: `${basePath}/pay/outcome` });
    return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }

  #end({ order_id: reference = '', outcome = '' }: Fields): Response {
    const opened = this.#opened.get(reference);
    const end = outcomes[outcome];
    if (!opened || !end) return new Response(null, { status: 404 });
    const { amount = '' } = opened;
    const id = `3200${randomInt(10_000_000, 99_999_999)}`;
    const payment = { id, reference, amount, code: end.code, refunds: [] };
    this.#payments.push(payment);
    setTimeout(() => void this.#tell(payment), this.#asked.delayMs ?? 0).unref();
    return new Response(null, { status: 303, headers: { Location: opened[end.back] ?? '/' } });
  }

  async #tell(payment: Payment): Promise<void> {
    const { tells } = this.trouble;
    if (tells === 'never') return;
    await this.#asked.notify(this.notificationOf(payment));
    if (tells === 'twice') await this.#asked.notify(this.notificationOf(payment));
  }

  /** Returns a notification as PayHere signs it, with the fields of a card, which a shop must not keep. */
  notificationOf({ id, reference, amount, code }: Omit<Payment, 'refunds'>): Fields {
    const { merchantId, secret } = this.#asked;
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

  #giveToken(request: Request): Response {
    const { appId, appSecret } = this.#asked;
    const basic = `Basic ${Buffer.from(`${appId}:${appSecret}`).toString('base64')}`;
    if (request.headers.get('Authorization') !== basic) {
      return Response.json({ error: 'invalid_client' }, { status: 401 });
    }
    return Response.json({ access_token: token, token_type: 'bearer', expires_in: 599 });
  }

  async #answer(request: Request, work: () => unknown): Promise<Response> {
    if (request.headers.get('Authorization') === `Bearer ${token}`)
      return Response.json(await work());
    return Response.json({ error: 'invalid_token' }, { status: 401 });
  }

  #search(reference: string) {
    const found = this.#payments.filter((one) => one.reference === reference && one.code === '2');
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
    const known = this.#payments.find((one) => one.id === id && one.code === '2');
    const recalled = known ? undefined : await this.#asked.recall?.(id);
    if (!recalled) return known;
    const payment = { ...recalled, id, code: '2', refunds: [] };
    this.#payments.push(payment);
    return payment;
  }

  async #refund({ payment_id: id, amount }: { payment_id: string | number; amount?: number }) {
    const payment = await this.#find(`${id}`);
    if (!payment) return { status: -1, msg: 'Payment not found', data: null };
    const refunded = payment.refunds.reduce((sum, one) => sum + Number(one), 0);
    const wanted = amount ?? Number(payment.amount);
    if (!(wanted > 0) || refunded + wanted > Number(payment.amount)) {
      return { status: -1, msg: 'The amount is more than what is left of the payment', data: null };
    }
    payment.refunds.push(`${wanted}`);
    return { status: 1, msg: 'Refund accepted', data: 100 + payment.refunds.length };
  }
}

async function fieldsOf(request: Request): Promise<Fields> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex').toUpperCase();
}
