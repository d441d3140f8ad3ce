import { Link } from 'react-router';
import { type Shelf, shelves } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useSay } from '#ui/language.tsx';
import { Text } from '#ui/text.tsx';
import { productsCopy } from './products.copy.ts';
import { shelfHref } from './products-address.ts';

const words: Record<Shelf, Bilingual> = {
  all: productsCopy.onSale,
  low: productsCopy.runningLow,
  deleted: productsCopy.deleted,
};

/** What the shop sells, what of it runs low, or what was deleted and can come back. */
export function ShelfFilter({ search, shelf }: { search: string; shelf: Shelf }) {
  const say = useSay();
  return (
    <nav aria-label={say(productsCopy.which)} className="flex flex-wrap gap-1.5">
      {shelves.map((one) => (
        <Link
          key={one}
          to={shelfHref(one, search)}
          preventScrollReset
          aria-current={one === shelf ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-pill border border-cream-300 px-3.25 text-sm font-medium text-ink-900 no-underline transition-colors hover:bg-cream-200/60 aria-[current]:border-leaf-900 aria-[current]:bg-leaf-900 aria-[current]:text-cream-50 forced-colors:aria-[current]:outline-2"
        >
          <Text of={words[one]} />
        </Link>
      ))}
    </nav>
  );
}
