export type MerchantApi = {
  /** Where PayHere's Merchant API is, without a slash at its end. */
  baseUrl: string;
  appId: string;
  appSecret: string;
  /** Sends a request; a demonstration passes it to the stand-in. */
  carry?: (request: Request) => Promise<Response>;
  now?: () => number;
  patienceMs?: number;
};

export type Failure = { kind: 'down' | 'refused' | 'later'; waitMs?: number };

const usualPatienceMs = 5000;
/** Renews a token early, so that it does not expire in flight. */
const tokenSlackMs = 30_000;

class NotAnswered extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Returns the failure of a request to PayHere. */
export function failureIn(thrown: unknown): Failure {
  return thrown instanceof NotAnswered ? thrown.failure : { kind: 'down' };
}

export class Tokens {
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
    const answer = await send(
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

export function send(
  { carry = fetch, patienceMs = usualPatienceMs }: MerchantApi,
  request: Request,
) {
  const signal = AbortSignal.timeout(patienceMs);
  return carry(new Request(request, { signal, redirect: 'manual' }));
}

/** Reads the JSON of a response. Throws the failure where it is none. */
export async function readBody(answer: Response): Promise<Record<string, unknown>> {
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
