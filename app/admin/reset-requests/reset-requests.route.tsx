import { data, href, redirect } from 'react-router';
import { z } from 'zod';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { dismissResetRequest } from '#domain/auth/resets/dismiss-reset-request.server.ts';
import { listResetRequests } from '#domain/auth/resets/list-reset-requests.server.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, writeFlash } from '#web/flash.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { Route } from './+types/reset-requests.route';
import { makeMessage } from './make-message.server.ts';
import { resetCopy } from './reset-requests.copy.ts';
import { ResetRequestsPage } from './reset-requests-page.tsx';

const wish = z.object({ requestId: z.uuid(), intent: z.enum(['send', 'dismiss']) });

export function meta() {
  return panelMeta(resetCopy.title);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const now = shop.now();
  const requests = await listResetRequests(shop);
  return {
    requests: requests.map(({ linkEndsAt, ...request }) => ({
      ...request,
      phone: formatPhone(request.phone ?? ''),
      accountSince: shortDateTime(request.accountSince),
      askedAt: shortDateTime(request.askedAt),
      link: stateOf(linkEndsAt, now),
    })),
  };
}

function stateOf(linkEndsAt: Date | null, now: Date) {
  if (linkEndsAt === null) return { state: 'none' } as const;
  if (linkEndsAt <= now) return { state: 'expired' } as const;
  return { state: 'works', until: shortDateTime(linkEndsAt) } as const;
}

/** The link is made by a post alone: what follows or loads addresses by itself makes none. */
export async function action({ request, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  const shop = context.get(ownerShopContext);
  const form = await readForm(request, wish);
  if (!form.ok) return data(null, { status: 400 });

  const { requestId, intent } = form.value;
  if (intent === 'send') {
    const made = await makeMessage(shop, running.appUrl, requestId);
    return made.ok ? data(made.value) : backToList(running, 'error', 'reset-request-gone');
  }
  const dismissed = await dismissResetRequest(shop, requestId);
  if (!dismissed.ok) return backToList(running, 'error', 'reset-request-gone');
  return backToList(running, 'success', 'reset-request-dismissed');
}

async function backToList(running: RunningShop, kind: Flash['kind'], code: string) {
  const flash = await writeFlash(running, { kind, code });
  const headers = { 'Set-Cookie': flash };
  return redirect(href('/admin/reset-requests'), { status: 303, headers });
}

export default function ResetRequestsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetRequestsPage {...loaderData} made={actionData ?? undefined} />;
}
