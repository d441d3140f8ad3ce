import { type ReactNode, useEffect, useRef } from 'react';
import { data, Outlet, useRouteLoaderData } from 'react-router';
import { NewOrdersNotice } from '#admin/live/new-orders-notice.tsx';
import { NewsProvider, useNews } from '#admin/live/news-context.tsx';
import { readNews } from '#admin/live/read-news.server.ts';
import { panelMeta } from '#admin/page/panel-meta.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toasts } from '#ui/feedback/toast.tsx';
import { LanguageProvider } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { adminShopContext, panelSessionContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, takeFlash } from '#web/cookies/flash.server.ts';
import { keepPanelPrivate, requireAdmin } from '#web/guards/require-admin.server.ts';
import { requireIds } from '#web/guards/require-ids.server.ts';
import type { Route } from './+types/layout.route';
import { PanelErrorPage, statusOf } from './error-page.tsx';
import { flashMessages } from './flash-messages.copy.ts';
import { panelCopy } from './panel.copy.ts';
import { PanelLayout } from './panel-layout.tsx';

export const middleware: Route.MiddlewareFunction[] = [keepPanelPrivate, requireAdmin, requireIds];

/** Makes the guard run for every request to the panel: documents, navigations, and requests for data only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const { role, panelLanguage } = context.get(panelSessionContext);
  const news = role === 'owner' ? await readNews(shop) : undefined;
  const { flash, deletionCookie } = await takeFlash(context.get(runningShopContext), request);
  const headers = deletionCookie === undefined ? undefined : { 'Set-Cookie': deletionCookie };
  return data({ role, news, flash, panelLanguage }, headers && { headers });
}

/** Titles the page that is shown after an error; every other page has a title of its own. */
export function meta({ error, matches }: Route.MetaArgs) {
  return error ? panelMeta(titleOfError(statusOf(error)), matches) : [];
}

function titleOfError(status: number): Bilingual {
  if (status === 401) return panelCopy.login;
  return status === 404 ? panelCopy.pageNotFound : panelCopy.panel;
}

export default function LayoutRoute({ loaderData }: Route.ComponentProps) {
  const { news, flash } = loaderData;
  if (!news) {
    return (
      <PanelLanguageProvider>
        <PanelLayout isForPacker>
          <FlashMessage flash={flash} />
          <Outlet />
        </PanelLayout>
      </PanelLanguageProvider>
    );
  }
  return (
    <PanelLanguageProvider>
      <NewsProvider loaded={news}>
        <LivePanelLayout>
          <FlashMessage flash={flash} />
          <Outlet />
        </LivePanelLayout>
      </NewsProvider>
    </PanelLanguageProvider>
  );
}

/** Sets the language that the admin chose for everything inside; both languages before anyone has signed in. */
function PanelLanguageProvider({ children }: { children: ReactNode }) {
  const panel = useRouteLoaderData<typeof loader>('admin/layout/layout.route');
  const { panelLanguage = 'both' } = panel ?? {};
  return (
    <LanguageProvider
      language={panelLanguage === 'si' ? 'si' : 'en'}
      showsBothLanguages={panelLanguage === 'both'}
    >
      {children}
    </LanguageProvider>
  );
}

function LivePanelLayout({ children }: { children: ReactNode }) {
  const { counts } = useNews();
  return (
    <PanelLayout {...(counts && { counts })}>
      {children}
      <NewOrdersNotice />
    </PanelLayout>
  );
}

export function ErrorBoundary() {
  return (
    <PanelLanguageProvider>
      <PanelErrorPage />
    </PanelLanguageProvider>
  );
}

/** Shows the message that the previous request left: as a toast, or without JavaScript as a notice on the page. */
function FlashMessage({ flash }: { flash: Flash | undefined }) {
  const message = flash && flashMessages[flash.code];
  const last = useRef<{ code: string; toast: string }>(undefined);
  useEffect(() => {
    const text = flash && flashMessages[flash.code];
    if (!text) return;
    // Replaces the same message by another toast: screen readers read only what is new in the document.
    if (last.current?.code === flash.code) toasts.dismiss(last.current.toast);
    last.current = { code: flash.code, toast: toasts[flash.kind](text) };
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
