import { type ReactNode, useEffect } from 'react';
import { data, Outlet } from 'react-router';
import { NewOrdersNotice } from '#admin/live/new-orders-notice.tsx';
import { NewsProvider, useNews } from '#admin/live/news-context.tsx';
import { readNews } from '#admin/live/read-news.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toasts } from '#ui/feedback/toast.tsx';
import { Both } from '#ui/text/text.tsx';
import { ownerShopContext, panelSessionContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, takeFlash } from '#web/cookies/flash.server.ts';
import { requireIds } from '#web/guards/require-ids.server.ts';
import { keepPanelPrivate, requireOwner } from '#web/guards/require-owner.server.ts';
import type { Route } from './+types/shell.route';
import { InsteadOfPage, statusOf } from './instead-of-page.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { InPanelLanguage } from './panel-language.tsx';
import { panelMessages } from './panel-messages.copy.ts';
import { panelMeta } from './panel-meta.ts';
import { shellCopy } from './shell.copy.ts';

export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate, requireOwner, requireIds];

/** Makes the guard run on every way into the panel: pages, navigations inside it, and their data alone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const { role, panelLanguage } = context.get(panelSessionContext);
  const news = role === 'owner' ? await readNews(shop) : undefined;
  const { flash, forget } = await takeFlash(context.get(runningShopContext), request);
  const headers = forget === undefined ? undefined : { 'Set-Cookie': forget };
  return data({ news, flash, panelLanguage }, headers && { headers });
}

/** Names what is shown in place of a page; a page names itself. */
export function meta({ error, matches }: Route.MetaArgs) {
  return error ? panelMeta(titleInstead(statusOf(error)), matches) : [];
}

function titleInstead(status: number): Bilingual {
  if (status === 401) return shellCopy.login;
  return status === 404 ? shellCopy.pageNotFound : shellCopy.panel;
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  const { news, flash } = loaderData;
  if (!news) {
    return (
      <InPanelLanguage>
        <PanelFrame isForPacker>
          <FlashMessage flash={flash} />
          <Outlet />
        </PanelFrame>
      </InPanelLanguage>
    );
  }
  return (
    <InPanelLanguage>
      <NewsProvider loaded={news}>
        <LivePanelFrame>
          <FlashMessage flash={flash} />
          <Outlet />
        </LivePanelFrame>
      </NewsProvider>
    </InPanelLanguage>
  );
}

function LivePanelFrame({ children }: { children: ReactNode }) {
  const { counts } = useNews();
  return (
    <PanelFrame {...(counts && { counts })}>
      {children}
      <NewOrdersNotice />
    </PanelFrame>
  );
}

export function ErrorBoundary() {
  return (
    <InPanelLanguage>
      <InsteadOfPage />
    </InPanelLanguage>
  );
}

/** Shows the message of the page before: a toast, or a notice on the page where there is no JavaScript. */
function FlashMessage({ flash }: { flash: Flash | undefined }) {
  const message = flash && panelMessages[flash.code];
  useEffect(() => {
    const toast = flash && panelMessages[flash.code];
    if (toast) toasts[flash.kind](toast, flash.code);
  }, [flash]);
  if (!flash || !message) return null;
  return (
    <div className="mb-5 hidden noscript:block">
      <Notice tone={flash.kind === 'success' ? 'success' : 'danger'}>
        <Both of={message} />
      </Notice>
    </div>
  );
}
