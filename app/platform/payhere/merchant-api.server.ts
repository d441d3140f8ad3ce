import {
  AccessToken,
  type Failure,
  type MerchantApiOptions,
  readBody,
  send,
  toFailure,
} from './merchant-requests.server.ts';

type FoundPayment = {
  paymentId: string;
  reference: string;
  status: string;
  currency: string;
  /** In units of the currency, with cents as decimals. */
  amount: number;
  /** PayHere's fee in the same units; undefined where it is not given. */
  fee: number | undefined;
  method: string;
};
type SearchResult = { kind: 'found'; payments: FoundPayment[] } | Failure;

/** Looks up and refunds payments by PayHere's Merchant API. Reads no card data. Source: PayHere, Retrieval API. */
export function openMerchantApi(api: MerchantApiOptions) {
  const accessToken = new AccessToken(api);
  const search = async (reference: string): Promise<SearchResult> => {
    try {
      const url = `${api.baseUrl}/payment/search?${new URLSearchParams({ order_id: reference })}`;
      const first = await sendAuthorized(api, await accessToken.read(), url);
      // Renews a token that PayHere revoked early.
      const response =
        first.status === 401 ? await sendAuthorized(api, await accessToken.renew(), url) : first;
      return parseSearchResult(await readBody(response));
    } catch (thrown) {
      return toFailure(thrown);
    }
  };
  const refund = (options: RefundRequest): Promise<RefundResult> =>
    refundPayment(api, accessToken, options);
  return { search, refund };
}

function sendAuthorized(api: MerchantApiOptions, token: string, url: string): Promise<Response> {
  return send(api, new Request(url, { headers: { Authorization: `Bearer ${token}` } }));
}

function parseSearchResult({ status, data, msg }: Record<string, unknown>): SearchResult {
  if (status === 1 && Array.isArray(data))
    return { kind: 'found', payments: data.map(parsePayment) };
  const hasNoPayments = status === -1 && /no payments? found/i.test(`${msg}`);
  if (hasNoPayments) return { kind: 'found', payments: [] };
  // −1 with another message means a domain that the key is not for; −2 means a wrong key.
  return typeof status === 'number' && status < 0 ? { kind: 'refused' } : { kind: 'down' };
}

function parsePayment(row: Record<string, unknown>): FoundPayment {
  const detail = (row['amount_detail'] ?? {}) as Record<string, unknown>;
  const method = (row['payment_method'] ?? {}) as Record<string, unknown>;
  const fee = Number(detail['fee'] ?? Number.NaN);
  return {
    paymentId: `${row['payment_id']}`,
    reference: `${row['order_id']}`,
    status: `${row['status']}`,
    currency: `${row['currency']}`,
    amount: Number(row['amount']),
    fee: Number.isFinite(fee) ? fee : undefined,
    method: `${method['method'] ?? ''}`,
  };
}

type RefundRequest = {
  paymentId: string;
  description: string;
  /** In whole rupees; undefined for the whole payment. */
  amountLkr: number | undefined;
};
/**
 * `key`: PayHere does not accept the shop's API key. `payment`: it does not refund this payment. `busy`: it asked to wait.
 * `down`: it was not reached.
 */
type RefundProblem = 'key' | 'payment' | 'busy' | 'down';
type RefundResult =
  | { kind: 'refunded'; refundId: string }
  /** `gatewayText` is PayHere's own text; empty where it gave none. */
  | { kind: 'refused'; why: RefundProblem; gatewayText: string }
  | { kind: 'unknown' };

/** PayHere may contact the bank before it responds. */
const refundTimeoutMs = 20_000;
/** Statuses that reject a request before it is executed. After any other failure the refund may have been executed. */
const rejectedStatuses: Record<number, RefundProblem> = {
  400: 'payment',
  401: 'key',
  403: 'key',
  404: 'payment',
  405: 'payment',
  422: 'payment',
  429: 'busy',
};

/**
 * Requests a refund of a payment, once. Fetches a new token first, so that most outages show before the request is
 * sent. A lost or unreadable response is `unknown`. Source: PayHere, Refund API.
 */
async function refundPayment(
  api: MerchantApiOptions,
  accessToken: AccessToken,
  { paymentId, description, amountLkr }: RefundRequest,
): Promise<RefundResult> {
  const token = await accessToken.renew().catch(toFailure);
  if (typeof token !== 'string') {
    const why = { refused: 'key', later: 'busy', down: 'down' } as const;
    return { kind: 'refused', why: why[token.kind], gatewayText: '' };
  }
  try {
    const request = new Request(`${api.baseUrl}/payment/refund`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        payment_id: paymentId,
        description,
        ...(amountLkr !== undefined && { amount: amountLkr }),
      }),
    });
    return await parseRefundResult(await send({ timeoutMs: refundTimeoutMs, ...api }, request));
  } catch {
    return { kind: 'unknown' };
  }
}

async function parseRefundResult(response: Response): Promise<RefundResult> {
  const why = rejectedStatuses[response.status];
  if (why) {
    await response.body?.cancel();
    return { kind: 'refused', why, gatewayText: '' };
  }
  const body = response.ok ? ((await response.json()) as Record<string, unknown> | null) : null;
  const status = body?.['status'];
  if (status === 1)
    return { kind: 'refunded', refundId: `${body?.['data'] ?? ''}`.slice(0, 40).toWellFormed() };
  if (typeof status !== 'number' || status >= 0) return { kind: 'unknown' };
  const message = `${body?.['msg'] ?? ''}`.slice(0, 120).toWellFormed();
  // −1 refuses either the payment or a domain that the key is not for; −2 a wrong key.
  const isAboutKey = status === -2 || /access|domain|denied|authenti/i.test(message);
  return { kind: 'refused', why: isAboutKey ? 'key' : 'payment', gatewayText: message };
}
