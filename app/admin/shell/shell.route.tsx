import type { ReactNode } from 'react';
import { data, Outlet } from 'react-router';
import { NewOrdersNotice } from '#admin/live/new-orders-notice.tsx';
import { NewsProvider, useNews } from '#admin/live/news-context.tsx';
import { readNews } from '#admin/live/read-news.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { takeFlash } from '#web/flash.server.ts';
import { requireIds } from '#web/require-ids.server.ts';
import { keepPanelPrivate, requireOwner } from '#web/require-owner.server.ts';
import type { Route } from './+types/shell.route';
import { FlashMessage } from './flash-message.tsx';
import { InsteadOfPage, statusOf } from './instead-of-page.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { panelMeta } from './panel-meta.ts';
import { shellCopy } from './shell.copy.ts';

export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate, requireOwner, requireIds];

/** With a loader the guard runs on every way into the panel: pages, navigations inside it, and their data alone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const news = await readNews(shop);
  const { flash, forget } = await takeFlash(context.get(runningShopContext), request);
  const headers = forget === undefined ? undefined : { 'Set-Cookie': forget };
  return data({ news, flash }, headers && { headers });
}

/** What stands in place of a page is named here; a page names itself. */
export function meta({ error }: Route.MetaArgs) {
  return error ? panelMeta(titleInstead(statusOf(error))) : [];
}

function titleInstead(status: number): Bilingual {
  if (status === 401) return shellCopy.login;
  return status === 404 ? shellCopy.pageNotFound : shellCopy.panel;
}

export default function Shell({ loaderData: { news, flash } }: Route.ComponentProps) {
  return (
    <NewsProvider loaded={news}>
      <LivePanelFrame>
        <FlashMessage flash={flash} />
        <Outlet />
      </LivePanelFrame>
    </NewsProvider>
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
  return <InsteadOfPage />;
}
