import { carried, failureIn, type MerchantApi, type Tokens } from './merchant-session.server.ts';

export type RefundWanted = {
  paymentId: string;
  description: string;
  /** In whole rupees; undefined where the whole payment goes back. */
  amountLkr: number | undefined;
};
type Why = 'key' | 'payment' | 'busy' | 'down';
export type Refunded =
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
export async function refundPayment(
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
