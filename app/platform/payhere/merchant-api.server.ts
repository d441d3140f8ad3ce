import {
  carried,
  type Failure,
  failureIn,
  type MerchantApi,
  readBody,
  Tokens,
} from './merchant-session.server.ts';

type Found = {
  paymentId: string;
  reference: string;
  status: string;
  currency: string;
  amount: number;
  /** PayHere's fee; undefined where it is not given. */
  fee: number | undefined;
  method: string;
};
type Answer = { kind: 'found'; payments: Found[] } | Failure;

const nothingFound = -1;

/** Asks PayHere after payments by its Merchant API. Nothing of a card is read. Source: PayHere, Retrieval API. */
export function openMerchantApi(api: MerchantApi) {
  const tokens = new Tokens(api);
  const search = async (reference: string): Promise<Answer> => {
    try {
      const url = `${api.baseUrl}/payment/search?${new URLSearchParams({ order_id: reference })}`;
      const first = await ask(api, await tokens.read(), url);
      // A token that PayHere ended early is asked for once more.
      const answer = first.status === 401 ? await ask(api, await tokens.renew(), url) : first;
      return readFound(await readBody(answer));
    } catch (thrown) {
      return failureIn(thrown);
    }
  };
  const refund = (wanted: RefundWanted): Promise<Refunded> => refundPayment(api, tokens, wanted);
  return { search, refund };
}

function ask(api: MerchantApi, token: string, url: string): Promise<Response> {
  return carried(api, new Request(url, { headers: { Authorization: `Bearer ${token}` } }));
}

function readFound({ status, data, msg }: Record<string, unknown>): Answer {
  if (status === 1 && Array.isArray(data)) return { kind: 'found', payments: data.map(readOne) };
  const isNothing = status === nothingFound && /no payments? found/i.test(`${msg}`);
  if (isNothing) return { kind: 'found', payments: [] };
  // −1 is said of a domain that the key is not for, −2 of a key that is wrong.
  return typeof status === 'number' && status < 0 ? { kind: 'refused' } : { kind: 'down' };
}

function readOne(sent: Record<string, unknown>): Found {
  const detail = (sent['amount_detail'] ?? {}) as Record<string, unknown>;
  const paid = (sent['payment_method'] ?? {}) as Record<string, unknown>;
  const fee = Number(detail['fee'] ?? Number.NaN);
  return {
    paymentId: `${sent['payment_id']}`,
    reference: `${sent['order_id']}`,
    status: `${sent['status']}`,
    currency: `${sent['currency']}`,
    amount: Number(sent['amount']),
    fee: Number.isFinite(fee) ? fee : undefined,
    method: `${paid['method'] ?? ''}`,
  };
}

type RefundWanted = {
  paymentId: string;
  description: string;
  /** In whole rupees; undefined where the whole payment goes back. */
  amountLkr: number | undefined;
};
type Why = 'key' | 'payment' | 'busy' | 'down';
type Refunded =
  | { kind: 'refunded'; refundId: string }
  | { kind: 'refused'; why: Why; says: string }
  | { kind: 'unknown' };

/** PayHere may ask the bank before it answers. */
const refundPatienceMs = 20_000;
/** Answers by which a request was turned down before anything was done. Every other failure may come after it. */
const turnedDown: Record<number, Why> = {
  400: 'payment',
  401: 'key',
  403: 'key',
  404: 'payment',
  405: 'payment',
  422: 'payment',
  429: 'busy',
};

/**
 * Asks PayHere to refund a payment, once. Begins with a new token, so that most outages are seen before anything is sent.
 * An answer that is lost or not understood is `unknown`. Source: PayHere, Refund API.
 */
async function refundPayment(
  api: MerchantApi,
  tokens: Tokens,
  { paymentId, description, amountLkr }: RefundWanted,
): Promise<Refunded> {
  const token = await tokens.renew().catch(failureIn);
  if (typeof token !== 'string') {
    const why = { refused: 'key', later: 'busy', down: 'down' } as const;
    return { kind: 'refused', why: why[token.kind], says: '' };
  }
  try {
    const asked = new Request(`${api.baseUrl}/payment/refund`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        payment_id: paymentId,
        description,
        ...(amountLkr !== undefined && { amount: amountLkr }),
      }),
    });
    return await readRefunded(await carried({ patienceMs: refundPatienceMs, ...api }, asked));
  } catch {
    return { kind: 'unknown' };
  }
}

async function readRefunded(answer: Response): Promise<Refunded> {
  const why = turnedDown[answer.status];
  if (why) {
    await answer.body?.cancel();
    return { kind: 'refused', why, says: '' };
  }
  const body = answer.ok ? ((await answer.json()) as Record<string, unknown> | null) : null;
  const status = body?.['status'];
  if (status === 1) return { kind: 'refunded', refundId: `${body?.['data'] ?? ''}`.slice(0, 40) };
  if (typeof status !== 'number' || status >= 0) return { kind: 'unknown' };
  const says = `${body?.['msg'] ?? ''}`.slice(0, 120);
  // −1 is said of a domain that the key is not for, −2 of a key that is wrong; −1 also of the payment itself.
  const isOfKey = status === -2 || /access|domain|denied|authenti/i.test(says);
  return { kind: 'refused', why: isOfKey ? 'key' : 'payment', says };
}
