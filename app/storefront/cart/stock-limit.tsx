import { Both } from '#ui/text/text.tsx';
import { onlyInStock } from './cart.copy.ts';

/** Tells, where a quantity is chosen, that there are fewer. The cart takes it all the same: the order decides. */
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
