import { revalidateAfterRefusal } from '#admin/form/revalidate-after-refusal.ts';
import { useCompletedForms } from '#admin/form/use-completed-forms.ts';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { ListOverlay } from '#admin/list/list-overlay.tsx';
import { Pager } from '#admin/list/pager.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import {
  ledgerHref,
  type ProductListState,
  parseProductsUrl,
  productHref,
  productsHref,
} from '#admin/products/products-urls.ts';
import { adjustmentSchema } from '#domain/catalog/stock/adjustment-schema.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { groupThousands } from '#domain/kernel/rupees.ts';
import { adjustCountedStock } from '#domain/orders/adjust-counted-stock.server.ts';
import {
  findProductForStockCount,
  findStockLedger,
  type StockLedger,
} from '#domain/orders/reading/find-stock-ledger.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/ledger.route';
import { type AdjustAnswer, AdjustForm, shownValues } from './adjust-form.tsx';
import { ledgerCopy, stockOf } from './ledger.copy.ts';
import { MovementList } from './movement-list.tsx';

export const shouldRevalidate = revalidateAfterRefusal;

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(ledgerCopy.ledger, matches);
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { search, filter, page } = parseProductsUrl(url.searchParams);
  const shop = context.get(adminShopContext);
  const ledger = (await findStockLedger(shop, params.productId, { page })) ?? throwNotFound();
  return { ledger, listState: { search, filter }, formKey: crypto.randomUUID() };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm(request, adjustmentSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
  const shop = context.get(adminShopContext);
  const { productId } = params;
  const submission = { subject: `stock:${productId}`, values: form.values };
  const adjusted = await onceForForm(shop, submission, (shop) =>
    adjustCountedStock(shop, productId, form.value),
  );
  if (!adjusted.ok) {
    const { refusal } = adjusted;
    const product =
      refusal.code !== 'nothing-to-move' && (await findProductForStockCount(shop, productId));
    return refusedAnswer({ ...form.values, ...(product && shownValues(product)) }, refusal);
  }
  const { search, filter } = parseProductsUrl(url.searchParams);
  return redirectWithFlash(
    context.get(runningShopContext),
    ledgerHref(productId, { search, filter }),
    { kind: 'success', code: 'stock-adjusted' },
  );
}

export default function LedgerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LedgerPage key={loaderData.ledger.product.id} {...loaderData} answer={actionData} />;
}

type LedgerPageProps = {
  ledger: StockLedger;
  listState: ProductListState;
  formKey: string;
  answer: AdjustAnswer | undefined;
};

/** Shows the stock movements of one product beside the form that adjusts its stock. */
function LedgerPage({ ledger, listState, formKey, answer }: LedgerPageProps) {
  const { product, rows, page, pages } = ledger;
  const completedForms = useCompletedForms({ loaded: formKey, answer });
  const hrefOf = (number: number) => ledgerHref(product.id, { ...listState, page: number });
  return (
    <ListOverlay
      as="large-dialog"
      title={stockOf(product.name)}
      besideTitle={<InStock units={product.stock} />}
      listHref={productsHref(listState)}
      footer={
        <>
          <ButtonLink
            to={productsHref(listState)}
            preventScrollReset
            variant="outline"
            size="small"
          >
            <Text of={panelCopy.close} />
          </ButtonLink>
          {product.active && (
            <ButtonLink
              to={productHref(product.id, listState)}
              preventScrollReset
              variant="outline"
              size="small"
            >
              <Text of={ledgerCopy.backToProduct} />
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="grid gap-8 md:grid-cols-[1fr_1.25fr]">
        {product.active ? (
          <AdjustForm
            key={completedForms}
            action={hrefOf(page)}
            formKey={formKey}
            shown={shownValues(product)}
            answer={answer}
          />
        ) : (
          <Notice>
            <Both of={ledgerCopy.deleted} />
          </Notice>
        )}
        <section>
          <h3 className="mb-3 text-lg leading-snug">
            <Both of={ledgerCopy.ledger} />
          </h3>
          <MovementList rows={rows} />
          <Pager page={page} pages={pages} hrefOf={hrefOf} />
        </section>
      </div>
    </ListOverlay>
  );
}

function InStock({ units }: { units: number }) {
  return (
    <p className="text-md text-ink-600">
      <Text of={ledgerCopy.inStock} />{' '}
      <strong className="text-lg text-ink-900 tabular-nums">{groupThousands(units)}</strong>
    </p>
  );
}
