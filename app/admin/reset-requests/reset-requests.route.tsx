import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useRef } from 'react';
import { data, href } from 'react-router';
import { z } from 'zod';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { dismissResetRequest } from '#domain/auth/resets/dismiss-reset-request.server.ts';
import { listResetRequests } from '#domain/auth/resets/list-reset-requests.server.ts';
import { makeResetLink } from '#domain/auth/resets/make-reset-link.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { formatPhone, isMobile } from '#domain/kernel/phone.server.ts';
import { ok } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { resetLink } from '#web/urls/links.ts';
import type { Route } from './+types/reset-requests.route';
import { RequestsTable } from './requests-table.tsx';
import { resetCopy, resetMessage } from './reset-requests.copy.ts';

const requestForm = z.object({ requestId: z.uuid(), intent: z.enum(['send', 'dismiss']) });

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(resetCopy.title, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const now = shop.now();
  const requests = await listResetRequests(shop);
  const formKey = crypto.randomUUID();
  return {
    requests: requests.map(({ linkEndsAt, ...request }) => ({
      ...request,
      phone: formatPhone(request.phone ?? ''),
      isMobile: isMobile(request.phone ?? ''),
      accountSince: shortDateTime(request.accountSince),
      askedAt: shortDateTime(request.askedAt),
      link: stateOf(linkEndsAt, now),
      formKey,
    })),
  };
}

function stateOf(linkEndsAt: Date | null, now: Date) {
  if (linkEndsAt === null) return { state: 'none' } as const;
  if (linkEndsAt <= now) return { state: 'expired' } as const;
  return { state: 'works', expiresAt: shortDateTime(linkEndsAt) } as const;
}

/** Makes a link or dismisses a request, on POST only, so that prefetching or following a URL does neither. */
export async function action({ request, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  const shop = context.get(adminShopContext);
  const form = await readForm(request, requestForm);
  if (!form.ok) return data(null, { status: 400 });

  const { requestId, intent } = form.value;
  if (intent === 'send') {
    const made = await makeResetMessage(shop, running.appUrl, requestId);
    return made.ok ? data(made.value) : redirectToList(running, 'error', 'reset-request-gone');
  }
  const submission = { subject: 'reset-request', values: form.values };
  const dismissed = await onceForForm(shop, submission, (shop) =>
    dismissResetRequest(shop, requestId),
  );
  if (!dismissed.ok) return redirectToList(running, 'error', 'reset-request-gone');
  return redirectToList(running, 'success', 'reset-request-dismissed');
}

/** Makes a link, a message with it in the customer's language, and for a mobile the WhatsApp URL of the message. */
async function makeResetMessage(shop: AdminShop, appUrl: URL, requestId: string) {
  const { siteName } = await readSettings(shop);
  const made = await makeResetLink(shop, requestId);
  if (!made.ok) return made;
  const { token, phone, name, language } = made.value;
  const shopName = textIn(language, siteName).text;
  const link = resetLink(appUrl, language, token);
  const message = textIn(language, resetMessage({ name, shopName, link })).text;
  const whatsAppUrl = isMobile(phone) ? whatsAppLink(phone, message) : undefined;
  return ok({ name, phone: formatPhone(phone), language, link, message, whatsAppUrl });
}

type ResetMessage = Extract<Awaited<ReturnType<typeof makeResetMessage>>, { ok: true }>['value'];

function redirectToList(running: RunningShop, kind: Flash['kind'], code: string) {
  return redirectWithFlash(running, href('/admin/reset-requests'), { kind, code });
}

export default function ResetRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests } = loaderData;
  return (
    <>
      <PageHeader title={resetCopy.title} subtitle={resetCopy.lead} />
      {actionData && <LinkReady key={actionData.link} message={actionData} />}
      <PanelCard flush>
        {requests.length === 0 ? (
          <EmptyState of={resetCopy.none} icon={<KeyRound className="size-14 stroke-1" />} />
        ) : (
          <RequestsTable requests={requests} />
        )}
      </PanelCard>
    </>
  );
}

/**
 * Shows the message with a new link, or the link alone for a landline. Opens WhatsApp if the browser allows it;
 * otherwise the owner presses the button.
 */
function LinkReady({ message }: { message: ResetMessage }) {
  const { whatsAppUrl } = message;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    (button.current ?? box.current)?.focus();
    if (whatsAppUrl) window.open(whatsAppUrl, '_blank', 'noopener,noreferrer');
  }, [whatsAppUrl]);
  return (
    <div ref={box} tabIndex={-1} role="status" className="mb-5">
      <PanelCard title={resetCopy.ready} id="link-ready">
        <p className="mb-2 font-semibold wrap-anywhere">
          {`${message.name} · `}
          <span className="tabular-nowrap">{message.phone}</span>
        </p>
        <p className="mb-4 text-md text-ink-600">
          <Text of={resetCopy.readyNext} />
        </p>
        {!whatsAppUrl && (
          <p className="mb-4">
            <Both of={resetCopy.readOut} />
          </p>
        )}
        <p className="mb-1 text-md font-semibold">
          <Both of={whatsAppUrl ? resetCopy.message : resetCopy.linkToRead} inline />
        </p>
        <blockquote
          lang={message.language}
          className="mb-5 rounded-sm border border-line bg-cream-100 px-4 py-3 leading-relaxed wrap-anywhere whitespace-pre-line"
        >
          {whatsAppUrl ? message.message : message.link}
        </blockquote>
        {whatsAppUrl && (
          <ButtonLink
            ref={button}
            to={whatsAppUrl}
            target="_blank"
            rel="noopener noreferrer"
            icon={<WhatsAppGlyph />}
          >
            <Both of={resetCopy.openWhatsApp} />
          </ButtonLink>
        )}
      </PanelCard>
    </div>
  );
}
