import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Opens sessions and writes their cookies. Nothing of it has an address: only our own code can call it. */
export const issueSessionPlugin = {
  id: 'issue-session',
  endpoints: {
    /** Opens a session of an account whose password was found right. */
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new APIError('NOT_FOUND');
        const session = await internalAdapter.createSession(user.id, false);
        await setSessionCookie(ctx, { session, user }, false);
        return ctx.json({ opened: true });
      },
    ),
    /** Writes the cookie of a session that is there already. */
    issueSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ token: z.string() }) },
      async (ctx) => {
        const session = await ctx.context.internalAdapter.findSession(ctx.body.token);
        if (!session) throw new APIError('NOT_FOUND');
        await setSessionCookie(ctx, session, false);
        return ctx.json({ issued: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;
