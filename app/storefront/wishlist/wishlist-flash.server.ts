import { type Flash, takeFlash, wishlistPrefix } from '#web/cookies/flash.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { wishlistMessages } from './wishlist.copy.ts';
import type { WishlistMessage, WishlistMessageCode } from './wishlist-message.ts';

/** Returns the flash for a message about the wishlist. The prefix keeps it apart from the messages of pages. */
export function flashOf({ kind, code }: WishlistMessage): Flash {
  return { kind, code: `${wishlistPrefix}${code}` };
}

/** Takes the message about the wishlist. Other messages stay for their own pages. */
export async function takeWishlistMessage(
  running: RunningShop,
  request: Request,
): Promise<{ message: WishlistMessage | undefined; setCookies: string[] }> {
  const { flash, deletionCookie } = await takeFlash(running, request, 'sandhi_wish_flash');
  const code = flash?.code.slice(wishlistPrefix.length) ?? '';
  if (!flash || !isWishlistMessageCode(code)) {
    return { message: undefined, setCookies: [] };
  }
  return {
    message: { kind: flash.kind, code },
    setCookies: deletionCookie ? [deletionCookie] : [],
  };
}

function isWishlistMessageCode(code: string): code is WishlistMessageCode {
  return Object.hasOwn(wishlistMessages, code);
}
