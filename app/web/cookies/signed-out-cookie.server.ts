import { deriveKey } from '#platform/config/secret.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { signedCookie } from './signed-cookie.server.ts';

const oneDayInSeconds = 24 * 60 * 60;

/**
 * Says that someone has signed out here, until a page with scripts deletes what it keeps of them. The page from which they
 * did may have had none yet.
 */
function signedOutCookie({ secret, https }: RunningShop) {
  return signedCookie(https ? '__Host-sandhi_signed_out' : 'sandhi_signed_out', {
    secret: deriveKey('signed-out-cookie', secret),
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    path: '/',
    maxAge: oneDayInSeconds,
  });
}

export function writeSignedOut(running: RunningShop): Promise<string> {
  return signedOutCookie(running).serialize(true);
}

/** Returns whether someone has signed out since the last call, with the cookie that makes this known. */
export async function takeSignedOut(
  running: RunningShop,
  request: Request,
): Promise<{ hasSignedOut: boolean; setCookies: string[] }> {
  const cookie = signedOutCookie(running);
  const hasSignedOut = (await cookie.parse(request.headers.get('Cookie'))) === true;
  const setCookies = hasSignedOut ? [await cookie.serialize('', { maxAge: 0 })] : [];
  return { hasSignedOut, setCookies };
}
