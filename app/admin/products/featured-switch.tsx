import { useFetcher } from 'react-router';
import type { Product } from '#domain/catalog/product.ts';
import { useSay } from '#ui/language.tsx';
import { Text } from '#ui/text.tsx';
import { featuredNamed, productsCopy } from './products.copy.ts';
import { listHref } from './products-address.ts';

type FeaturedSwitchProps = { product: Product; search: string };

/** A form of one button, which shows what was chosen before the shop has answered. */
export function FeaturedSwitch({ product, search }: FeaturedSwitchProps) {
  const fetcher = useFetcher();
  const say = useSay();
  const chosen = fetcher.formData?.get('featured');
  const isOn = chosen ? chosen === 'on' : product.featured;
  return (
    <fetcher.Form method="post" action={listHref(search)} className="inline-flex">
      <input type="hidden" name="productId" value={product.id} />
      <button
        type="submit"
        name="featured"
        value={isOn ? 'off' : 'on'}
        role="switch"
        aria-checked={isOn}
        aria-label={say(featuredNamed(product.name))}
        className="group inline-flex min-h-11 min-w-11 items-center gap-2.5 text-xs font-semibold text-ink-600 aria-checked:text-delivered"
      >
        <span
          aria-hidden="true"
          className="flex h-6 w-10.5 items-center rounded-pill border border-field-line bg-field p-0.75 transition-colors group-aria-checked:border-leaf-700 group-aria-checked:bg-leaf-700"
        >
          <span className="size-4 rounded-pill bg-field-line transition-transform group-aria-checked:[transform:translateX(18px)] group-aria-checked:bg-cream-50 motion-reduce:transition-none forced-colors:bg-[ButtonText]" />
        </span>
        <span className="whitespace-nowrap max-[760px]:sr-only">
          <Text of={productsCopy.featured} />
        </span>
      </button>
    </fetcher.Form>
  );
}
