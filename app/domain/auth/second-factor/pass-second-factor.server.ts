import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { acceptProof, type Enrolled } from './accept-proof.server.ts';
import { renewSession } from './renew-session.server.ts';

/** Wrong, used already, too old: whoever guesses is not told which. */
export type WrongCode = { code: 'wrong-code' };

/** Lets a session that knows the password into the panel for a code, and answers its new token. */
export function passSecondFactor(
  shop: Shop,
  { sessionId, ...who }: Enrolled & { sessionId: string },
  typed: string,
): Promise<Result<{ token: string }, WrongCode>> {
  return inTransaction(shop, async (shop) => {
    if (!(await acceptProof(shop, who, typed))) return refuse({ code: 'wrong-code' });
    const token = await renewSession(shop, sessionId);
    return token === undefined ? refuse({ code: 'wrong-code' }) : ok({ token });
  });
}
