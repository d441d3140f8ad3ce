import { data, redirect } from 'react-router';
import { ledgerHref, productsShown } from '#admin/products/products-address.ts';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { revalidateRefused } from '#admin/shell/revalidate-refused.ts';
import { adjustStock } from '#domain/catalog/adjust-stock.server.ts';
import { adjustmentSchema } from '#domain/catalog/adjustment-schema.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { findLedger } from '#domain/orders/reading/find-ledger.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import { notFound } from '#web/not-found.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { Route } from './+types/ledger.route';
import type { AdjustAnswer } from './adjust-answer.ts';
import { ledgerCopy } from './ledger.copy.ts';
import { LedgerPage } from './ledger-page.tsx';

export const shouldRevalidate = revalidateRefused;

export function meta() {
  return panelMeta(ledgerCopy.ledger);
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { search, page } = productsShown(url.searchParams);
  const shop = context.get(ownerShopContext);
  const ledger = (await findLedger(shop, params.productId, { page })) ?? notFound();
  return { ledger, search, formKey: crypto.randomUUID() };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm(request, adjustmentSchema);
  if (!form.ok) return data<AdjustAnswer>(form.refusal, { status: 422 });
  const shop = context.get(ownerShopContext);
  const sent = { subject: `stock:${params.productId}`, values: form.values };
  const adjusted = await onceForForm(shop, sent, (shop) =>
    adjustStock(shop, params.productId, form.value),
  );
  if (!adjusted.ok) {
    const { refusal } = adjusted;
    return data<AdjustAnswer>({ values: form.values, problems: {}, refusal }, { status: 409 });
  }
  const flash = { kind: 'success', code: 'stock-adjusted' } as const;
  const said = await writeFlash(context.get(runningShopContext), flash);
  const { search } = productsShown(url.searchParams);
  return redirect(ledgerHref(params.productId, { search }), { headers: { 'Set-Cookie': said } });
}

export default function LedgerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LedgerPage key={loaderData.ledger.product.id} {...loaderData} answer={actionData} />;
}
