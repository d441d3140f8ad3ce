import { Both } from '#ui/text/text.tsx';
import { onlyInStock } from './cart.copy.ts';

/** Warns that fewer are in stock than the entered quantity. The cart accepts that quantity; only the order is refused. */
export function StockLimit({ stock, quantity }: { stock: number; quantity: number }) {
  return (
    <div aria-live="polite" className="basis-full">
      {quantity > stock && (
        <p className="mt-1.5 text-sm leading-snug font-medium text-clay-700 [--second:currentColor]">
          <Both of={onlyInStock(stock)} />
        </p>
      )}
    </div>
  );
}
