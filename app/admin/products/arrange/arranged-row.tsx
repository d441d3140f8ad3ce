import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import type { ProductMove } from '#domain/catalog/editing/product-move.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { ProductPicture } from '#ui/picture/picture.tsx';
import { Both } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { moveNamed } from './arrange.copy.ts';

export type ArrangedProduct = { id: string; name: Bilingual; image: string | undefined };
export type Direction = 'up' | 'down';

export function buttonId(productId: string, direction: Direction): string {
  return `${direction}-${productId}`;
}

type ArrangedRowProps = {
  product: ArrangedProduct;
  /** The ids of the neighbours above and below, if any. */
  above: string | undefined;
  below: string | undefined;
  onMove: (move: ProductMove, direction: Direction) => void;
  handleProps: ComponentProps<'span'>;
  isDragged: boolean;
  /** The side of this row where the dragged row would be dropped. */
  dropSide: ProductMove['side'] | undefined;
};

export function ArrangedRow({
  product,
  handleProps,
  isDragged,
  dropSide,
  ...rest
}: ArrangedRowProps) {
  const { id, name, image } = product;
  const hasScript = useHasScript();
  const dropLine =
    dropSide && (dropSide === 'before' ? 'before:top-[-1px]' : 'before:bottom-[-1px]');
  return (
    <li
      data-row={id}
      className={`relative flex items-center gap-2 border-t sm:gap-3 border-line bg-cream-50 py-2 first:border-t-0 ${isDragged ? 'opacity-50' : ''} ${dropLine ? `before:absolute before:inset-x-0 before:h-0.75 before:rounded-pill before:bg-leaf-700 before:content-[''] ${dropLine}` : ''}`}
    >
      {hasScript && (
        <span
          {...handleProps}
          aria-hidden="true"
          className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center text-ink-600 active:cursor-grabbing"
        >
          <GripVertical className="size-5" />
        </span>
      )}
      <ProductPicture
        src={image}
        alt=""
        sizes="52px"
        className="size-13 shrink-0 rounded-[10px] border border-line object-cover"
      />
      <span className="min-w-0 flex-1 text-md leading-snug font-medium wrap-anywhere max-sm:[&_.second]:sr-only">
        <Both of={name} />
      </span>
      <MoveButtons product={product} {...rest} />
    </li>
  );
}

type MoveButtonsProps = Pick<ArrangedRowProps, 'product' | 'above' | 'below' | 'onMove'>;

/** Renders a plain form of two buttons, each of which sends the neighbour that the row passes. */
function MoveButtons({ product: { id, name }, above, below, onMove }: MoveButtonsProps) {
  const button = (direction: Direction, side: ProductMove['side'], neighbourId?: string) => (
    <IconButton
      id={buttonId(id, direction)}
      type="submit"
      name="move"
      value={`${side} ${neighbourId}`}
      label={moveNamed(name, direction)}
      icon={direction === 'up' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
      disabled={neighbourId === undefined}
      onClick={(event) => {
        event.preventDefault();
        if (neighbourId) onMove({ productId: id, side, neighbourId }, direction);
      }}
    />
  );
  return (
    <Form method="post" className="flex shrink-0">
      <input type="hidden" name="productId" value={id} />
      {button('up', 'before', above)}
      {button('down', 'after', below)}
    </Form>
  );
}
