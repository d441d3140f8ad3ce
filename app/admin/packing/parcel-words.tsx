import { personRemoved } from '#domain/orders/order.copy.ts';
import { Text } from '#ui/text/text.tsx';
import type { PackingOrder } from './read-packing.server.ts';

/** Names a parcel as its label does, and what belongs into it. */
export function ParcelWords({ order }: { order: PackingOrder }) {
  const { customerName, city, orderNumber, lines } = order;
  return (
    <div className="min-w-0 leading-snug wrap-anywhere">
      <p>
        <strong className="font-semibold">{customerName || <Text of={personRemoved} />}</strong>
        {`, ${city}`}
      </p>
      <p className="text-md">
        {lines.map(({ productName, quantity }, place) => (
          <span key={productName.en}>
            {place > 0 && ', '}
            <strong className="figures">{`${quantity} × `}</strong>
            <Text of={productName} />
          </span>
        ))}
      </p>
      <p className="figures text-sm text-ink-600">{orderNumber}</p>
    </div>
  );
}
