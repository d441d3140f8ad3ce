import {
  carried,
  type Failure,
  failureIn,
  type MerchantApi,
  readBody,
  Tokens,
} from './merchant-session.server.ts';
import { type Refunded, type RefundWanted, refundPayment } from './refund-payment.server.ts';

type Found = {
  paymentId: string;
  reference: string;
  status: string;
  currency: string;
  amount: number;
  /** What PayHere keeps; undefined where it does not tell. */
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
