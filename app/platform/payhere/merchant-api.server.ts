type MerchantApi = {
  /** Where PayHere's Merchant API is, without a slash at its end. */
  baseUrl: string;
  appId: string;
  appSecret: string;
  /** Carries a request; the stand-in answers it in a demonstration. */
  carry?: (request: Request) => Promise<Response>;
  now?: () => number;
  patienceMs?: number;
};

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
type Failure = { kind: 'down' | 'refused' | 'later'; waitMs?: number };
type Answer = { kind: 'found'; payments: Found[] } | Failure;

const usualPatienceMs = 5000;
/** A token is asked for again before it ends on the way. */
const tokenSlackMs = 30_000;
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
      return thrown instanceof NotAnswered ? thrown.failure : { kind: 'down' };
    }
  };
  return { search };
}

function ask(api: MerchantApi, token: string, url: string): Promise<Response> {
  return carried(api, new Request(url, { headers: { Authorization: `Bearer ${token}` } }));
}

class NotAnswered extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

class Tokens {
  readonly #api: MerchantApi;
  #kept: { token: string; endsAt: number } | undefined;

  constructor(api: MerchantApi) {
    this.#api = api;
  }

  async read(): Promise<string> {
    const isGood = this.#kept && this.#kept.endsAt > this.#now();
    return isGood && this.#kept ? this.#kept.token : this.renew();
  }

  async renew(): Promise<string> {
    const { baseUrl, appId, appSecret } = this.#api;
    this.#kept = undefined;
    const basic = Buffer.from(`${appId}:${appSecret}`).toString('base64');
    const answer = await carried(
      this.#api,
      new Request(`${baseUrl}/oauth/token`, {
        method: 'POST',
        headers: { Authorization: `Basic ${basic}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }),
    );
    const { access_token: token, expires_in: seconds } = await readBody(answer);
    if (typeof token !== 'string') throw new NotAnswered({ kind: 'down' });
    const lifeMs = (Number(seconds) || 0) * 1000 - tokenSlackMs;
    this.#kept = { token, endsAt: this.#now() + lifeMs };
    return token;
  }

  #now(): number {
    return this.#api.now?.() ?? Date.now();
  }
}

function carried({ carry = fetch, patienceMs = usualPatienceMs }: MerchantApi, request: Request) {
  const signal = AbortSignal.timeout(patienceMs);
  return carry(new Request(request, { signal, redirect: 'manual' }));
}

/** Reads the JSON of an answer. Throws what the service says instead of one. */
async function readBody(answer: Response): Promise<Record<string, unknown>> {
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new NotAnswered(failureOf(answer));
  }
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null) throw new NotAnswered({ kind: 'down' });
  return body as Record<string, unknown>;
}

function failureOf({ status, headers }: Response): Failure {
  if (status === 401 || status === 403) return { kind: 'refused' };
  const seconds = Number(headers.get('Retry-After'));
  if (status === 429) return { kind: 'later', ...(seconds > 0 && { waitMs: seconds * 1000 }) };
  return { kind: 'down' };
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
