/** A response of the shop, read to its end. */
export type ShopResponse = { status: number; headers: Headers; body: string };
type Fields = Record<string, string | number> | URLSearchParams;

type Sent = Omit<RequestInit, 'headers'> & { headers: Record<string, string> };

/** A person with a browser: keeps cookies, sends the origin with every post, follows no redirect. */
export type Visitor = {
  cookies: Map<string, string>;
  get: (path: string, headers?: Record<string, string>) => Promise<ShopResponse>;
  post: (path: string, fields: Fields, headers?: Record<string, string>) => Promise<ShopResponse>;
};

/**
 * Makes a visitor of the server at this URL. `origin` is the origin of its pages if that differs, as behind a proxy.
 * `ownHeaders` are sent with each request.
 */
export function visitorOf(
  url: string | (() => string),
  origin?: string,
  ownHeaders: Record<string, string> = {},
): Visitor {
  const cookies = new Map<string, string>();
  const serverUrl = typeof url === 'string' ? () => url : url;
  const ask = async (path: string, { headers, ...init }: Sent): Promise<ShopResponse> => {
    const sent = new Headers({ ...ownHeaders, ...headers });
    if (cookies.size > 0) sent.set('Cookie', cookieHeader(cookies));
    const response = await fetch(new URL(path, serverUrl()), {
      ...init,
      headers: sent,
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) keepCookie(cookies, cookie);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return {
    cookies,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, fields, headers = {}) =>
      ask(path, {
        method: 'POST',
        body: fields instanceof URLSearchParams ? fields : formOf(fields),
        headers: { Origin: origin ?? new URL(serverUrl()).origin, ...headers },
      }),
  };
}

function formOf(fields: Record<string, string | number>): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, `${value}`]));
}

/** Returns the cookies of a browser as it sends them. */
export function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

function keepCookie(cookies: Map<string, string>, setCookie: string) {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const name = pair.slice(0, pair.indexOf('='));
  const value = pair.slice(pair.indexOf('=') + 1);
  const isOver = attributes.some(
    (attribute) => /^max-age=0$/i.test(attribute) || /^expires=Thu, 01 Jan 1970/i.test(attribute),
  );
  if (isOver) cookies.delete(name);
  else cookies.set(name, value);
}
