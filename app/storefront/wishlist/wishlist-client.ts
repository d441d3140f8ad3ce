import { toasts } from '#ui/feedback/toast.tsx';
import { busyMessageIn } from '#web/navigation/busy-message.ts';
import { signInPath } from '#web/urls/links.ts';
import { languageOf } from '#web/urls/localize-path.ts';
import { signInLabel, wishlistMessages } from './wishlist.copy.ts';
import type { WishlistMessage } from './wishlist-message.ts';
import type { WishlistClient } from './wishlist-store.ts';

/** Sends a pressed heart to the server, and shows the result in a toast. */
export const wishlistClient: Pick<WishlistClient, 'send' | 'showMessage'> = {
  send,
  showMessage,
};

/** Returns the message of the shop, also about a refusal and under overload. Throws if none arrives. */
async function send(
  ...[intent, productId]: Parameters<WishlistClient['send']>
): Promise<WishlistMessage> {
  const response = await fetch('/wishlist/entries', {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ intent, productId }),
    keepalive: true,
  });
  const message = (await response.json()) as WishlistMessage;
  const why = busyMessageIn(message);
  if (why) return { kind: 'error', code: `${intent}-failed`, why };
  if (!message.kind) throw new Error(`The wishlist responded ${response.status}.`);
  return message;
}

function showMessage({ kind, code, why }: WishlistMessage, productId: string): void {
  if (code !== 'sign-in') return void toasts[kind](why ?? wishlistMessages[code], 'wishlist');
  const { pathname, search } = window.location;
  const here = `${pathname}${search}#${heartId(productId)}`;
  toasts.withAction('plain', wishlistMessages[code], {
    id: 'wishlist',
    label: signInLabel,
    to: signInPath(languageOf(pathname), here),
    durationMs: Number.POSITIVE_INFINITY,
  });
}

/** Returns the id of a product's heart, to which the page scrolls after signing in. */
export function heartId(productId: string): string {
  return `heart-${productId}`;
}
