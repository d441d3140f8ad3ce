import {
  noFilters,
  type ProductFilters,
  productSorts,
} from '#domain/catalog/search/product-filters.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { TextField } from '#ui/field/field.tsx';
import { Both } from '#ui/text/text.tsx';
import { productsCopy, sortNames } from './products.copy.ts';

/** Renders the filters as form fields, with the names that the URL uses. */
export function FilterFields({ filters }: { filters: ProductFilters }) {
  const price = { inputMode: 'numeric', autoComplete: 'off', maxLength: 12 } as const;
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-2 leading-snug font-semibold">
          <Both of={productsCopy.sortBy} inline />
        </legend>
        {productSorts.map((sort) => (
          <label
            key={sort}
            className="flex min-h-11.5 cursor-pointer items-center gap-3.5 border-b border-line leading-snug last:border-b-0"
          >
            <input
              type="radio"
              name="sort"
              value={sort}
              defaultChecked={sort === filters.sort}
              className="choice"
            />
            <span>
              <Both of={sortNames[sort]} inline />
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-2 leading-snug font-semibold">
          <Both of={productsCopy.priceRange} inline />
        </legend>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            name="min"
            label={productsCopy.min}
            defaultValue={filters.minLkr}
            placeholder={`${noFilters.minLkr}`}
            {...price}
          />
          <TextField
            name="max"
            label={productsCopy.max}
            defaultValue={filters.maxLkr}
            placeholder={`${noFilters.maxLkr}`}
            {...price}
          />
        </div>
      </fieldset>
      <Checkbox
        name="stock"
        value="1"
        label={productsCopy.inStockOnly}
        defaultChecked={filters.inStockOnly}
      />
    </div>
  );
}
