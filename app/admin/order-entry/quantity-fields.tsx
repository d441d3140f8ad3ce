import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { FieldError } from '#ui/field.tsx';
import { useField } from '#ui/form/form.tsx';
import { ProductPicture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Both, Text } from '#ui/text.tsx';
import { entryCopy, onTheShelf } from './entry.copy.ts';
import { quantityField } from './entry-answer.ts';

export type Item = {
  productId: string;
  name: Bilingual;
  image: string | undefined;
  priceLkr: number;
  /** The stock, in a form for a new order. */
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
        <QuantityOf key={item.productId} item={item} />
      ))}
    </ul>
  );
}

function QuantityOf({ item }: { item: Item }) {
  const { id, name, defaultValue, error } = useField(quantityField(item.productId));
  return (
    <li className="border-b border-line py-3 leading-snug last:border-0">
      <div className="grid grid-cols-[48px_1fr_88px] items-center gap-3.5">
        <ProductPicture
          src={item.image}
          alt=""
          sizes="48px"
          className="size-12 rounded-[10px] border border-line object-cover"
        />
        <label htmlFor={id} className="min-w-0 wrap-anywhere">
          <Both of={item.name} />
          <span className="figures block text-md text-ink-600">
            <Price amountLkr={item.priceLkr} />
            {item.stock !== undefined && (
              <>
                {' · '}
                <Text of={onTheShelf(item.stock)} />
              </>
            )}
          </span>
        </label>
        <input
          id={id}
          name={name}
          defaultValue={defaultValue}
          className="control figures text-end"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          onFocus={(focused) => focused.currentTarget.select()}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      {error && <FieldError id={`${id}-error`} of={error} />}
    </li>
  );
}
