import { type Flash, takeFlash } from '#web/cookies/flash.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { wishlistMessages } from './wishlist.copy.ts';
import type { WishlistMessage, WishlistMessageCode } from './wishlist-message.ts';

const prefix = 'wishlist-';

/** Returns the flash for a message about the wishlist. The prefix tells it from the messages of other pages. */
export function flashOf({ kind, code }: WishlistMessage): Flash {
  return { kind, code: `${prefix}${code}` };
}

/** Takes the message about the wishlist. Other messages stay for their own pages. */
export async function takeWishlistMessage(
  running: RunningShop,
  request: Request,
): Promise<{ message: WishlistMessage | undefined; setCookies: string[] }> {
  const { flash, forget } = await takeFlash(running, request);
  const code = flash?.code.slice(prefix.length) ?? '';
  if (!flash?.code.startsWith(prefix) || !isWishlistMessageCode(code)) {
    return { message: undefined, setCookies: [] };
  }
  return { message: { kind: flash.kind, code }, setCookies: forget ? [forget] : [] };
}

function isWishlistMessageCode(code: string): code is WishlistMessageCode {
  return Object.hasOwn(wishlistMessages, code);
}
