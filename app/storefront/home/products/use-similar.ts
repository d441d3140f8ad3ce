import { useEffect, useState } from 'react';
import type { Product } from '#domain/catalog/product.ts';
import { searchProducts } from '#domain/catalog/search/search.ts';

/** What a search may mean that is nowhere written as it was typed. */
export type Similar = { query: string; ids: string[] };

type Asked = { products: Product[]; query: string; brand: string[]; loaded: Similar };

/**
 * Finds similar products for a search whose text no product has. The server has done so for the address of the page;
 * for what is typed afterwards the words come late, because most shoppers need none of them.
 */
export function useSimilar({ products, query, brand, loaded }: Asked) {
  const [similar, setSimilar] = useState(loaded);
  const isKnown = similar.query === query;
  const isNeeded = !isKnown && query !== '' && searchProducts(products, query).length === 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const keep = (ids: string[]) => isCurrent && setSimilar({ query, ids });
    import('#domain/catalog/search/similar-products.ts')
      .then(({ similarProducts }) => similarProducts(products, query, { brand }))
      .then((found) => keep(found.map(({ id }) => id)))
      .catch(() => keep([]));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, products, query, brand]);
  return { ids: isKnown ? similar.ids : [], isWaiting: isNeeded };
}
