import type { ShortLine } from '#domain/orders/reading/lines-of-orders.server.ts';
import { Text } from '#ui/text/text.tsx';

/** Lists the products of an order in one line, each with its quantity. */
export function ShortLines({ lines }: { lines: readonly ShortLine[] }) {
  return lines.map(({ productName, quantity }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two sizes of a product can have one name
    <span key={index}>
      {`${index > 0 ? ', ' : ''}${quantity} × `}
      <Text of={productName} />
    </span>
  ));
}
