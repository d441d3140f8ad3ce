import type { SignedIn } from '#platform/auth/sessions.server.ts';
import { bringAlong } from './bring-along.server.ts';
import { type Device, writeDevice } from './device-cookie.server.ts';
import { endSession } from './end-session.server.ts';
import type { RunningShop } from './running-shop.server.ts';

export type Visitor = { running: RunningShop; request: Request; clientAddress: string };

/**
 * Takes in whoever has just signed in: the session that the browser had before ends, what it carried as a guest comes
 * along, and it is remembered as a device of the account. Answers all cookies that belong to the answer.
 */
export async function welcome(
  { running, request }: Visitor,
  { userId, setCookies }: SignedIn,
  device: Device | undefined,
): Promise<{ userId: string; setCookies: string[] }> {
  await endSession(running, request);
  const brought = await bringAlong(running, request, userId);
  const remembered = await writeDevice(running, device, userId);
  return { userId, setCookies: [...setCookies, remembered, ...brought] };
}
