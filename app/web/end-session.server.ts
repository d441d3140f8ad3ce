import { signOut } from '#platform/auth/sessions.server.ts';
import type { RunningShop } from './running-shop.server.ts';

/** Ends the session on the server, and answers the cookies that make the browser forget it. */
export function endSession(running: RunningShop, request: Request): Promise<string[]> {
  return signOut(running.auth, request.headers);
}
