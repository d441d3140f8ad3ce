import Package from 'lucide-react/icons/package';
import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { productsCopy } from '#admin/products/products.copy.ts';
import { productsHref, unfilteredProductListState } from '#admin/products/products-urls.ts';
import { moveProduct } from '#domain/catalog/editing/move-product.server.ts';
import { moveSchema } from '#domain/catalog/editing/product-list-schemas.server.ts';
import type { ProductMove } from '#domain/catalog/editing/product-move.ts';
import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Text } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import type { Route } from './+types/arrange.route';
import { arrangeCopy, movedTo } from './arrange.copy.ts';
import { type ArrangedProduct, ArrangedRow, buttonId, type Direction } from './arranged-row.tsx';
import { useMoves, useRowDrag } from './move-rows.ts';

export const handle: FailedRequestHandle = {
  failedRequest: { messageOf: () => arrangeCopy.failed },
};

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(arrangeCopy.arrange, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const products = await listProductsForOwner(context.get(adminShopContext));
  return {
    products: products.map(({ id, name, images, featured }) => ({
      id,
      name,
      image: images[0],
      featured,
    })),
  };
}

/** Moves one product. A successful request by script returns no page; a plain form or a refusal is redirected. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, moveSchema);
  const moved = form.ok && (await moveProduct(context.get(adminShopContext), form.value)).ok;
  if (moved && 'stay' in form.values) return null;
  return redirectWithFlash(
    context.get(runningShopContext),
    href('/admin/products/arrange'),
    moved
      ? { kind: 'success', code: 'product-moved' }
      : { kind: 'error', code: 'product-not-moved' },
  );
}

export default function ArrangeRoute({ loaderData }: Route.ComponentProps) {
  return <ArrangePage products={loaderData.products} />;
}

type Arranged = ArrangedProduct & { featured: boolean };

/** Shows featured and other products as two lists with movable rows. */
function ArrangePage({ products }: { products: Arranged[] }) {
  const featured = products.filter((product) => product.featured);
  const others = products.filter((product) => !product.featured);
  return (
    <>
      <PageHeader title={arrangeCopy.arrange} subtitle={arrangeCopy.followed}>
        <ButtonLink to={productsHref(unfilteredProductListState)} variant="outline" size="small">
          <Text of={arrangeCopy.allProducts} />
        </ButtonLink>
      </PageHeader>
      <div className="grid max-w-180 gap-6">
        {featured.length > 0 && (
          <Section id="featured" title={arrangeCopy.featured} products={featured} />
        )}
        {others.length > 0 && <Section id="others" title={arrangeCopy.others} products={others} />}
        {products.length === 0 && (
          <EmptyState of={productsCopy.noneYet} icon={<Package className="size-14 stroke-1" />} />
        )}
      </div>
    </>
  );
}

type SectionProps = { id: string; title: Bilingual; products: ArrangedProduct[] };

function Section({ id, title, products }: SectionProps) {
  const { ids, move } = useMoves(products.map((product) => product.id));
  const [lastMove, setLastMove] = useState<{ productId: string; direction?: Direction }>();
  useFocusAfter(lastMove);
  const moveAndAnnounce = (next: ProductMove, direction?: Direction) => {
    move(next);
    setLastMove({ productId: next.productId, ...(direction && { direction }) });
  };
  const drag = useRowDrag(moveAndAnnounce);
  const ordered = ids.flatMap((one) => products.filter((product) => product.id === one));
  const moved = ordered.find((product) => product.id === lastMove?.productId);
  return (
    <PanelCard id={id} title={title}>
      <ol className="grid">
        {ordered.map((product, index) => (
          <ArrangedRow
            key={product.id}
            product={product}
            above={ordered[index - 1]?.id}
            below={ordered[index + 1]?.id}
            onMove={moveAndAnnounce}
            handleProps={drag.handleProps(product.id)}
            isDragged={drag.draggedId === product.id}
            dropSide={
              drag.moveIfDropped?.neighbourId === product.id ? drag.moveIfDropped.side : undefined
            }
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved && <Text of={movedTo(moved.name, ordered.indexOf(moved) + 1, ordered.length)} />}
      </p>
    </PanelCard>
  );
}

/** Keeps the focus on the pressed button after a move, or on the opposite one at either end. */
function useFocusAfter(lastMove: { productId: string; direction?: Direction } | undefined) {
  useEffect(() => {
    if (!lastMove?.direction) return;
    const { productId, direction } = lastMove;
    const button = (side: Direction) =>
      document.querySelector<HTMLButtonElement>(`[id="${buttonId(productId, side)}"]:enabled`);
    (button(direction) ?? button(direction === 'up' ? 'down' : 'up'))?.focus();
  }, [lastMove]);
}
