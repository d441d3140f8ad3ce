import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  filtersInAddress,
  type ProductFilters,
  readFilters,
} from '#domain/catalog/product-filters.ts';

/** Keeps the filters in the address of the page, so that a reload, the way back and a shared link keep them. */
export function useFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search]);
  const change = async (next: ProductFilters) => {
    const wanted = filtersInAddress(next);
    if (wanted === filtersInAddress(filters)) return;
    await navigate({ search: wanted }, { replace: true, preventScrollReset: true });
    // The router would scroll to a hash on every keystroke. Opening this address later shall land here.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}#products`);
  };
  return { filters, change };
}
