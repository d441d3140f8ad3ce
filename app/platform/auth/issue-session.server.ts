import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Writes the cookie of a session that is there already. It has no address: only our own code can call it. */
export const issueSessionPlugin = {
  id: 'issue-session',
  endpoints: {
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
