import { personRemoved } from '#domain/orders/order.copy.ts';
import { Text } from '#ui/text/text.tsx';
import type { PackingOrder } from './read-packing.server.ts';

/** Shows name and town as on the label, and the contents of the parcel. */
export function ParcelSummary({ order }: { order: PackingOrder }) {
  const { customerName, city, orderNumber, lines } = order;
  return (
    <div className="min-w-0 leading-snug wrap-anywhere">
      <p>
        <strong className="font-semibold">{customerName || <Text of={personRemoved} />}</strong>
        {`, ${city}`}
      </p>
      <p className="text-md">
        {lines.map(({ productName, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sizes of a product can have one name
          <span key={index}>
            {index > 0 && ', '}
            <strong className="tabular-nowrap">{`${quantity} × `}</strong>
            <Text of={productName} />
          </span>
        ))}
      </p>
      <p className="tabular-nowrap text-sm text-ink-600">{orderNumber}</p>
    </div>
  );
}
