import { href, redirect } from 'react-router';
import { findProductBySlug } from '#domain/catalog/find-product-by-slug.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { askStockAlert, stockAlertSchema } from '#domain/stock-alerts/ask-stock-alert.server.ts';
import { accountMeta } from '#storefront/account/account-meta.ts';
import { productCopy } from '#storefront/product/product.copy.ts';
import { languageOf, pathIn } from '#web/addresses/language-path.ts';
import { stockAlertLink } from '#web/addresses/links.ts';
import { runningShopContext, shopContext, visitContext } from '#web/contexts.server.ts';
import { redirectWithFlash, withFlash } from '#web/cookies/flash.server.ts';
import { failed, refused, wrongFields } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import { notFound } from '#web/responses/not-found.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import type { Route } from './+types/tell-me.route';
import { stockAlertCopy } from './stock-alert.copy.ts';
import { TellMePage } from './tell-me-page.tsx';

export async function loader(args: Route.LoaderArgs) {
  const product = await findProductBySlug(args.context.get(shopContext), args.params.slug);
  const { name, slug, stock } = product ?? notFound();
  const shown: { name: Bilingual; slug: string; isInStock: boolean } = {
    ...{ name, slug },
    isInStock: stock > 0,
  };
  return withFlash(args, (flash) => ({
    product: shown,
    wasSent: flash?.code === 'stock-alert-asked',
  }));
}

/** Nothing in the response tells whether the address waits already. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await readForm(request, stockAlertSchema);
  if (!form.ok) return wrongFields(form.values, form.refusal.problems);

  const running = context.get(runningShopContext);
  const { clientAddress } = context.get(visitContext);
  const language = languageOf(url.pathname);
  const { slug } = params;
  const linkTo = (token: string) => stockAlertLink(running.appUrl, language, token);
  const wanted = { slug, email: form.value.email, language, clientAddress, linkTo };
  const asked = await askStockAlert(context.get(shopContext), wanted).catch(
    failed({ request, context }),
  );
  const page = pathIn(language, href('/products/:slug/tell-me', { slug }));
  if (asked.ok) {
    return redirectWithFlash(running, page, { kind: 'success', code: 'stock-alert-asked' });
  }
  if (asked.refusal.code === 'product-not-found') return notFound();
  if (asked.refusal.code === 'in-stock') throw redirect(page);
  return refused(form.values, asked.refusal);
}

export const handle: FailedRequestHandle = {
  failedRequest: { say: () => stockAlertCopy.notSent },
};

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(actionHeaders), ...privateHeaders };
}

export function meta(args: Route.MetaArgs) {
  return accountMeta(args, productCopy.tellMe);
}

export default function TellMeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TellMePage {...loaderData} answer={actionData} />;
}
