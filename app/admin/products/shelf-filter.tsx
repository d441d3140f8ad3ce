import { Link } from 'react-router';
import { useSay } from '#ui/language.tsx';
import { Text } from '#ui/text.tsx';
import { productsCopy } from './products.copy.ts';
import { deletedHref, listHref } from './products-address.ts';

type ShelfFilterProps = { search: string; deleted: boolean };

/** What the shop sells, or what was deleted and can come back. */
export function ShelfFilter({ search, deleted }: ShelfFilterProps) {
  const say = useSay();
  const choices = [
    { of: productsCopy.onSale, to: listHref(search), isShown: !deleted },
    { of: productsCopy.deleted, to: deletedHref(search), isShown: deleted },
  ];
  return (
    <nav aria-label={say(productsCopy.which)} className="flex flex-wrap gap-1.5">
      {choices.map(({ of, to, isShown }) => (
        <Link
          key={of.en}
          to={to}
          preventScrollReset
          aria-current={isShown ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-pill border border-cream-300 px-3.25 text-sm font-medium text-ink-900 no-underline transition-colors hover:bg-cream-200/60 aria-[current]:border-leaf-900 aria-[current]:bg-leaf-900 aria-[current]:text-cream-50 forced-colors:aria-[current]:outline-2"
        >
          <Text of={of} />
        </Link>
      ))}
    </nav>
  );
}
