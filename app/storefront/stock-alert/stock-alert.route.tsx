import { data, href, redirect } from 'react-router';
import { z } from 'zod';
import {
  confirmAlert,
  findAlertOfLink,
  stopAlerts,
} from '#domain/stock-alerts/alert-of-link.server.ts';
import type { StockAlert, StockAlertState } from '#domain/stock-alerts/stock-alert.ts';
import { accountMeta } from '#storefront/account/account-meta.ts';
import { productCopy } from '#storefront/product/product.copy.ts';
import { AuthCard } from '#storefront/session/auth-card.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { shopContext } from '#web/contexts.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/stock-alert.route';
import { stockAlertCopy } from './stock-alert.copy.ts';

/** Changes nothing, because mail programs open links by themselves. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const alert = await findAlertOfLink(context.get(shopContext), params.token);
  return data({ alert }, { status: alert ? 200 : 404 });
}

const schema = z.object({ intent: z.enum(['confirm', 'stop']) });

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { token } = params;
  const form = await readForm(request, schema);
  if (form.ok) {
    const act = form.value.intent === 'stop' ? stopAlerts : confirmAlert;
    await act(context.get(shopContext), token);
  }
  throw redirect(localizePath(languageOf(url.pathname), href('/stock-alert/:token', { token })));
}

export function headers() {
  return privateHeaders;
}

export function meta(args: Route.MetaArgs) {
  return accountMeta(args, productCopy.tellMe);
}

export default function StockAlertRoute({ loaderData }: Route.ComponentProps) {
  const { alert } = loaderData;
  return alert ? <AlertPage alert={alert} /> : <Gone />;
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
    <AuthCard title={title}>
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
    </AuthCard>
  );
}

/** Shows the same for a stopped alert, an expired link and one that never existed. */
function Gone() {
  return (
    <AuthCard title={stockAlertCopy.goneTitle}>
      <p className="leading-relaxed">
        <Both of={stockAlertCopy.gone} />
      </p>
      <p className="mt-6">
        <ButtonLink to={`${localizePath(useLanguage(), '/')}#products`} variant="outline">
          <Both of={stockAlertCopy.toShop} />
        </ButtonLink>
      </p>
    </AuthCard>
  );
}
