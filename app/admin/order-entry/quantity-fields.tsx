import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { useField } from '#ui/form/form.tsx';
import { ProductPicture } from '#ui/picture/picture.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { entryCopy, oneLess, oneMore, stockLabel } from './entry.copy.ts';
import { quantityField } from './entry-answer.ts';
import { steppedQuantity } from './stepped-quantity.ts';

export type Item = {
  productId: string;
  name: Bilingual;
  image: string | undefined;
  priceLkr: number;
  /** Only for products that are not in the order yet. */
  stock?: number;
};

/** Asks for the quantity of each product. */
export function QuantityFields({ items }: { items: Item[] }) {
  if (items.length === 0) {
    return (
      <p className="text-ink-600">
        <Both of={entryCopy.noProducts} />
      </p>
    );
  }
  return (
    <ul>
      {items.map((item) => (
        <QuantityRow key={item.productId} item={item} />
      ))}
    </ul>
  );
}

function QuantityRow({ item }: { item: Item }) {
  const { id, error } = useField(quantityField(item.productId));
  return (
    <li className="border-b border-line py-3 leading-snug last:border-0">
      <div className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 sm:grid-cols-[48px_minmax(0,1fr)_auto]">
        <ProductPicture
          src={item.image}
          alt=""
          sizes="48px"
          className="size-12 rounded-[10px] border border-line object-cover"
        />
        <label htmlFor={id} className="min-w-0 wrap-anywhere">
          <Both of={item.name} />
          <span className="tabular-nowrap block text-md text-ink-600">
            <Price amountLkr={item.priceLkr} />
            {item.stock !== undefined && (
              <>
                {' · '}
                <Text of={stockLabel(item.stock)} />
              </>
            )}
          </span>
        </label>
        <Stepper item={item} />
      </div>
      {error && <FieldError id={`${id}-error`} of={error} />}
    </li>
  );
}

/** Edits a quantity, with two buttons where there is JavaScript. Is disabled for a product that is sold out. */
function Stepper({ item }: { item: Item }) {
  const { id, name, defaultValue, error } = useField(quantityField(item.productId));
  const input = useRef<HTMLInputElement>(null);
  const isSoldOut = item.stock === 0 && Number(defaultValue) === 0;
  const changeBy = (units: number) => {
    const field = input.current;
    if (!field) return;
    field.value = `${steppedQuantity(field.value, units, item.stock)}`;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const button = 'hidden border border-cream-300 scripted:inline-grid';
  return (
    <div className="flex items-center gap-1.5 max-sm:col-start-2">
      <IconButton
        label={oneLess(item.name)}
        icon={<Minus aria-hidden="true" />}
        className={button}
        disabled={isSoldOut}
        onClick={() => changeBy(-1)}
      />
      <input
        ref={input}
        id={id}
        name={name}
        defaultValue={defaultValue}
        className="control tabular-nowrap w-15 px-2 text-center"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        disabled={isSoldOut}
        onFocus={(event) => event.currentTarget.select()}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <IconButton
        label={oneMore(item.name)}
        icon={<Plus aria-hidden="true" />}
        className={button}
        disabled={isSoldOut}
        onClick={() => changeBy(1)}
      />
    </div>
  );
}
