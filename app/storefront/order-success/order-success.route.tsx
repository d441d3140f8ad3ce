import { data } from 'react-router';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { takeFlash } from '#web/flash.server.ts';
import { languageOf } from '#web/language-path.ts';
import type { Route } from './+types/order-success.route';
import { loadConfirmation } from './load-confirmation.server.ts';
import { OrderNotFound } from './order-not-found.tsx';
import { successCopy } from './order-success.copy.ts';
import { OrderSuccessPage } from './order-success-page.tsx';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const running = context.get(runningShopContext);
  const confirmation = await loadConfirmation(context.get(shopContext), {
    orderId: params.orderId,
    language: languageOf(url.pathname),
    isDemo: running.demo !== undefined,
    channels: running.channels,
  });
  if (!confirmation.order) return data({ ...confirmation, news: undefined }, { status: 404 });

  const { flash, forget } = await takeFlash(running, request);
  const isNew = flash?.code === 'order-placed';
  const wasBefore = url.searchParams.get('placed') === 'before';
  const news: 'placed' | 'placed-before' | undefined = isNew
    ? 'placed'
    : wasBefore
      ? 'placed-before'
      : undefined;
  return data({ ...confirmation, news }, forget ? { headers: { 'Set-Cookie': forget } } : {});
}

/** A private page: not cached, not indexed, no referrer. */
export function headers() {
  return {
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'same-origin',
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const say = (of: Bilingual) => textIn(languageOf(location.pathname), of).text;
  const title = loaderData?.order ? titleOf(loaderData.order) : successCopy.notFound;
  const siteName = loaderData ? ` · ${say(loaderData.siteName)}` : '';
  return [{ title: `${say(title)}${siteName}` }, { name: 'robots', content: 'noindex' }];
};

function titleOf({ status }: { status: string }): Bilingual {
  return status === 'cancelled' ? successCopy.cancelled : successCopy.confirmed;
}

export default function OrderSuccessRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.order ? <OrderSuccessPage {...loaderData} /> : <OrderNotFound />;
}
