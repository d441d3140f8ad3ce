import { data, href, redirect } from 'react-router';
import { z } from 'zod';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import {
  confirmAlert,
  findAlertOfLink,
  stopAlerts,
} from '#domain/stock-alerts/alert-of-link.server.ts';
import type { StockAlert, StockAlertState } from '#domain/stock-alerts/stock-alert.ts';
import { productCopy } from '#storefront/product/product.copy.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { FormCard } from '#storefront/session/form-card.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { redirectWithFlash, takeFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/stock-alert.route';
import { stockAlertCopy } from './stock-alert.copy.ts';

/** Changes nothing, because mail programs open links by themselves. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const alert = await findAlertOfLink(context.get(shopContext), params.token);
  const { flash, deletionCookie } = await takeFlash(context.get(runningShopContext), request);
  const headers = deletionCookie === undefined ? {} : { 'Set-Cookie': deletionCookie };
  const hasStopped = flash?.code === 'stock-alerts-stopped';
  return data({ alert, hasStopped }, { status: alert ? 200 : 404, headers });
}

const schema = z.object({ intent: z.enum(['confirm', 'stop']) });

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { token } = params;
  const shop = context.get(shopContext);
  const path = localizePath(languageOf(url.pathname), href('/stock-alert/:token', { token }));
  const form = await readForm(request, schema);
  if (form.ok && form.value.intent === 'confirm') await confirmAlert(shop, token);
  if (form.ok && form.value.intent === 'stop' && (await hasStopped(shop, token))) {
    const flash = { kind: 'success', code: 'stock-alerts-stopped' } as const;
    return redirectWithFlash(context.get(runningShopContext), path, flash);
  }
  throw redirect(path);
}

/** Stops the alerts, or returns true again for the link that stopped them, as after a double click or a lost response. */
async function hasStopped(shop: Shop, token: string): Promise<boolean> {
  const form = { subject: 'stop-stock-alerts', values: { formKey: token } };
  const stopped = await onceForForm(shop, form, async (shop) =>
    (await stopAlerts(shop, token)) ? ok() : refuse({ code: 'no-alert' }),
  );
  return stopped.ok;
}

export function headers() {
  return privateHeaders;
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, productCopy.tellMe);
}

export default function StockAlertRoute({ loaderData }: Route.ComponentProps) {
  const { alert, hasStopped } = loaderData;
  if (alert) return <AlertPage alert={alert} />;
  return hasStopped ? (
    <WithoutAlert title={stockAlertCopy.stoppedTitle} message={stockAlertCopy.stopped} />
  ) : (
    <WithoutAlert title={stockAlertCopy.unusableLinkTitle} message={stockAlertCopy.unusableLink} />
  );
}

const texts = {
  asked: { title: stockAlertCopy.confirmTitle, message: stockAlertCopy.waiting },
  waiting: { title: stockAlertCopy.waitingTitle, message: stockAlertCopy.waiting },
  told: { title: stockAlertCopy.toldTitle, message: stockAlertCopy.told },
} satisfies Record<StockAlertState, object>;

function AlertPage({ alert: { state, product } }: { alert: StockAlert }) {
  const language = useLanguage();
  const { title, message } = texts[state];
  return (
    <FormCard title={title}>
      <p className="text-lg leading-snug font-semibold wrap-anywhere">
        <Both of={product.name} />
      </p>
      <p className="mt-3 leading-relaxed">
        <Both of={message} />
      </p>
      <form method="post" className="mt-6 grid gap-3">
        {state === 'asked' && (
          <Button type="submit" name="intent" value="confirm" block>
            <Both of={stockAlertCopy.confirm} inline />
          </Button>
        )}
        <Button type="submit" name="intent" value="stop" variant="outline" block>
          <Both of={stockAlertCopy.stop} />
        </Button>
      </form>
      <p className="mt-4">
        <ButtonLink
          to={localizePath(language, href('/products/:slug', { slug: product.slug }))}
          variant="quiet"
        >
          <Both of={stockAlertCopy.toProduct} inline />
        </ButtonLink>
      </p>
    </FormCard>
  );
}

/** Shows that the alerts were stopped just now, or else the same for every link without an alert. */
function WithoutAlert({ title, message }: { title: Bilingual; message: Bilingual }) {
  return (
    <FormCard title={title}>
      <p className="leading-relaxed">
        <Both of={message} />
      </p>
      <p className="mt-6">
        <ButtonLink to={`${localizePath(useLanguage(), '/')}#products`} variant="outline">
          <Both of={stockAlertCopy.toShop} />
        </ButtonLink>
      </p>
    </FormCard>
  );
}
