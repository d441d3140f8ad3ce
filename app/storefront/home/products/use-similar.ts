import { useEffect, useState } from 'react';
import type { Product } from '#domain/catalog/product.ts';
import { searchProducts } from '#domain/catalog/search/search.ts';

/** The ids of products similar to a search whose text no product contains. */
export type Similar = { query: string; ids: string[] };

type SimilarSearch = { products: Product[]; query: string; brand: string[]; loaded: Similar };

/**
 * Finds similar products for a search whose text no product contains. The server has done so for the search in the URL.
 * For later searches the synonyms are loaded on demand, because most shoppers need none.
 */
export function useSimilar({ products, query, brand, loaded }: SimilarSearch) {
  const [similar, setSimilar] = useState(loaded);
  const isKnown = similar.query === query;
  const isNeeded = !isKnown && query !== '' && searchProducts(products, query).length === 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const keep = (ids: string[]) => isCurrent && setSimilar({ query, ids });
    import('#domain/catalog/search/similar-products.ts')
      .then(({ findSimilarProducts }) => findSimilarProducts(products, query, { brand }))
      .then((found) => keep(found.map(({ id }) => id)))
      .catch(() => keep([]));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, products, query, brand]);
  return { ids: isKnown ? similar.ids : [], isPending: isNeeded };
}
