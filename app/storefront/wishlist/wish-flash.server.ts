import { type Flash, takeFlash } from '#web/flash.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { WishMessage, WishMessageCode } from './wish-answer.ts';
import { wishMessages } from './wishlist.copy.ts';

const prefix = 'wishlist-';

/** Makes a message about the wishlist for the next page, among those about other things. */
export function flashOf({ kind, code }: WishMessage): Flash {
  return { kind, code: `${prefix}${code}` };
}

/** Takes the message about the wishlist. Other messages stay for their own pages. */
export async function takeWishMessage(
  running: RunningShop,
  request: Request,
): Promise<{ message: WishMessage | undefined; setCookies: string[] }> {
  const { flash, forget } = await takeFlash(running, request);
  const code = flash?.code.slice(prefix.length) ?? '';
  if (!flash?.code.startsWith(prefix) || !isWishMessageCode(code)) {
    return { message: undefined, setCookies: [] };
  }
  return { message: { kind: flash.kind, code }, setCookies: forget ? [forget] : [] };
}

function isWishMessageCode(code: string): code is WishMessageCode {
  return Object.hasOwn(wishMessages, code);
}
