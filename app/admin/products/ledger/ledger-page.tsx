import { ledgerHref, listHref, productHref } from '#admin/products/products-address.ts';
import { OverList } from '#admin/shell/over-list.tsx';
import { Pager } from '#admin/shell/pager.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { groupedRupees } from '#domain/kernel/rupees.ts';
import type { Ledger } from '#domain/orders/reading/find-ledger.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both, Text } from '#ui/text.tsx';
import type { AdjustAnswer } from './adjust-answer.ts';
import { AdjustForm } from './adjust-form.tsx';
import { ledgerCopy, stockOf } from './ledger.copy.ts';
import { MovementList } from './movement-list.tsx';

type LedgerPageProps = {
  ledger: Ledger;
  search: string;
  formKey: string;
  answer: AdjustAnswer | undefined;
};

/** What moved on the shelf of one product, and the form that moves units by hand. */
export function LedgerPage({ ledger, search, formKey, answer }: LedgerPageProps) {
  const { product, rows, page, pages } = ledger;
  const hrefOf = (shown: number) => ledgerHref(product.id, { search, page: shown });
  return (
    <OverList
      as="detail"
      title={stockOf(product.name)}
      beside={<InStock units={product.stock} />}
      listHref={listHref(search)}
      footer={
        <>
          <ButtonLink to={listHref(search)} preventScrollReset variant="outline" size="small">
            <Text of={shellCopy.close} />
          </ButtonLink>
          {product.active && (
            <ButtonLink
              to={productHref(product.id, search)}
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
            key={ledger.movements}
            action={hrefOf(page)}
            stock={product.stock}
            formKey={formKey}
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
    </OverList>
  );
}

function InStock({ units }: { units: number }) {
  return (
    <p className="text-md text-ink-600">
      <Text of={ledgerCopy.inStock} />{' '}
      <strong className="text-lg text-ink-900 tabular-nums">{groupedRupees(units)}</strong>
    </p>
  );
}
