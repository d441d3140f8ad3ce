export type MerchantApiOptions = {
  /** The base URL of PayHere's Merchant API, without a trailing slash. */
  baseUrl: string;
  appId: string;
  appSecret: string;
  /** Sends requests; `fetch` by default. Demo mode passes them to the stand-in. */
  transport?: (request: Request) => Promise<Response>;
  now?: () => number;
  timeoutMs?: number;
};

/** `refused`: PayHere does not accept the shop's key. `later`: PayHere asked to wait. `down`: no usable response. */
export type Failure = { kind: 'down' | 'refused' | 'later'; waitMs?: number };

const defaultTimeoutMs = 5000;
/** Renews a token early, so that it does not expire in flight. */
const tokenSlackMs = 30_000;

class RequestFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Turns a thrown error into the failure of a request to PayHere. */
export function toFailure(thrown: unknown): Failure {
  return thrown instanceof RequestFailed ? thrown.failure : { kind: 'down' };
}

/** Fetches the token that authorizes requests to the Merchant API, and keeps it until shortly before it expires. */
export class AccessToken {
  readonly #api: MerchantApiOptions;
  #current: { token: string; expiresAt: number } | undefined;

  constructor(api: MerchantApiOptions) {
    this.#api = api;
  }

  async read(): Promise<string> {
    const current = this.#current;
    return current && current.expiresAt > this.#now() ? current.token : this.renew();
  }

  async renew(): Promise<string> {
    const { baseUrl, appId, appSecret } = this.#api;
    this.#current = undefined;
    const basic = Buffer.from(`${appId}:${appSecret}`).toString('base64');
    const response = await send(
      this.#api,
      new Request(`${baseUrl}/oauth/token`, {
        method: 'POST',
        headers: { Authorization: `Basic ${basic}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }),
    );
    const { access_token: token, expires_in: seconds } = await readBody(response);
    if (typeof token !== 'string') throw new RequestFailed({ kind: 'down' });
    const lifeMs = (Number(seconds) || 0) * 1000 - tokenSlackMs;
    this.#current = { token, expiresAt: this.#now() + lifeMs };
    return token;
  }

  #now(): number {
    return this.#api.now?.() ?? Date.now();
  }
}

export function send(
  { transport = fetch, timeoutMs = defaultTimeoutMs }: MerchantApiOptions,
  request: Request,
) {
  const signal = AbortSignal.timeout(timeoutMs);
  return transport(new Request(request, { signal, redirect: 'manual' }));
}

/** Parses the JSON object of a response. Throws for anything else, to be read by `toFailure`. */
export async function readBody(response: Response): Promise<Record<string, unknown>> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new RequestFailed(failureFromResponse(response));
  }
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null) throw new RequestFailed({ kind: 'down' });
  return body as Record<string, unknown>;
}

function failureFromResponse({ status, headers }: Response): Failure {
  if (status === 401 || status === 403) return { kind: 'refused' };
  const seconds = Number(headers.get('Retry-After'));
  if (status === 429) return { kind: 'later', ...(seconds > 0 && { waitMs: seconds * 1000 }) };
  return { kind: 'down' };
}
