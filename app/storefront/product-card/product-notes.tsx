import Truck from 'lucide-react/icons/truck';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both, Text } from '#ui/text/text.tsx';
import { cardCopy, inStock } from './product-card.copy.ts';

export function FeaturedBadge() {
  return (
    <p className="product-badge rounded-pill bg-clay-600 px-3.25 py-1 text-xs leading-normal font-semibold text-cream-50">
      <Text of={cardCopy.featured} />
    </p>
  );
}

export function StockText({ stock }: { stock: number }) {
  const isOutOfStock = stock <= 0;
  return (
    <p className="stock-text" data-out={isOutOfStock ? '' : undefined}>
      <Text of={isOutOfStock ? cardCopy.outOfStock : inStock(stock)} />
    </p>
  );
}

type DeliveryNoteProps = {
  /** Set only while delivery is free. */
  deliveryPromise: Bilingual | undefined;
  inBothLanguages?: boolean;
  className: string;
};

export function DeliveryNote({
  deliveryPromise,
  inBothLanguages = false,
  className,
}: DeliveryNoteProps) {
  if (!deliveryPromise) return null;
  return (
    <p className={`delivery-note ${className}`}>
      <Truck aria-hidden="true" className="mt-px size-4.5 shrink-0 text-leaf-600" />
      <span>{inBothLanguages ? <Both of={deliveryPromise} /> : <Text of={deliveryPromise} />}</span>
    </p>
  );
}
