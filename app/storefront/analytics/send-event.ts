/** An action of a visitor that pages report. The server accepts no others, and adds only the time and the account. */
export type CountedEvent =
  | { type: 'hero_cta_click'; data: { action: 'order_now' | 'learn_more' } }
  | { type: 'product_search'; data: { query: string } }
  | { type: 'product_view'; data: { product_id: string } }
  | { type: 'add_to_cart'; data: { product_id: string; quantity: number } };

const url = '/events';

export function sendEvent(event: CountedEvent): void {
  if (event.type === 'product_view' && !recordFirstView(event.data.product_id)) return;
  const body = JSON.stringify({ ...event, sessionId: sessionId() });
  const isQueued = navigator.sendBeacon?.(url, new Blob([body], { type: 'application/json' }));
  if (!isQueued) fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

const sessionKey = 'session_id';
const viewedKey = 'viewed_products';

/** Replaces session storage where the browser refuses it; a session then ends when its page is closed. */
const memory = new Map<string, string>();

function sessionId(): string {
  const storedId = read(sessionKey);
  if (storedId !== undefined) return storedId;
  const id = `session-${Date.now()}`;
  store(sessionKey, id);
  return id;
}

/** Returns whether this is the product's first view of the session, and remembers the view. */
function recordFirstView(productId: string): boolean {
  const viewed = (read(viewedKey) ?? '').split(' ');
  if (viewed.includes(productId)) return false;
  store(viewedKey, [...viewed, productId].join(' ').trim());
  return true;
}

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return memory.get(key);
  }
}

function store(key: string, value: string): void {
  memory.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    return;
  }
}
