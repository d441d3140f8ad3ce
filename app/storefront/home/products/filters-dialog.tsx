import { type FormEvent, useState } from 'react';
import {
  formatFilters,
  noFilters,
  type ProductFilters,
  parseFilters,
} from '#domain/catalog/search/product-filters.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Both } from '#ui/text/text.tsx';
import { FilterFields } from './filter-fields.tsx';
import { productsCopy } from './products.copy.ts';

const formId = 'product-filters';

export type FiltersDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  filters: ProductFilters;
  onApply: (filters: ProductFilters) => void;
};

/** Applies changes on submit. Reset applies at once, and keeps the search. */
export function FiltersDialog({ isOpen, onOpenChange, filters, onApply }: FiltersDialogProps) {
  const [resetCount, setResetCount] = useState(0);
  const { query } = filters;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply({ ...parseFilters(fieldsOf(event.currentTarget)), query });
    onOpenChange(false);
  };
  const reset = () => {
    onApply({ ...noFilters, query });
    setResetCount(resetCount + 1);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={productsCopy.filters}
      closeLabel={layoutCopy.close}
      footer={
        <div className="flex gap-3">
          <Button variant="outline" className="flex-1" onClick={reset}>
            <Both of={productsCopy.reset} />
          </Button>
          <Button type="submit" form={formId} className="flex-[1.2]">
            <Both of={productsCopy.applyFilters} />
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={apply}>
        <FilterFields key={`${resetCount}${formatFilters(filters)}`} filters={filters} />
      </form>
    </Dialog>
  );
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return new URLSearchParams(fields);
}
