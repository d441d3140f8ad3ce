import Trash2 from 'lucide-react/icons/trash';
import type { FormEvent, ReactNode } from 'react';
import type { GoneLine, PricedCart, PricedLine } from '#domain/cart/priced-cart.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { IntentForm } from '#storefront/product-card/intent-form.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Quantity } from '#ui/field/quantity.tsx';
import { ProductPicture } from '#ui/picture/picture.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { cartLinesCopy, changeTo, productLabels } from './cart-lines.copy.ts';
import { useFocusAfterRemoval } from './focus-after-removal.ts';
import { messagesCopy } from './state/cart-messages.copy.ts';
import { useCartActions } from './state/cart-provider.tsx';
import { StockLimit } from './stock-limit.tsx';

/** Lists the lines of the cart, and those whose product is no longer sold. */
export function CartLines({ cart }: { cart: PricedCart }) {
  const { setQuantity } = useCartActions();
  const ids = [...cart.lines, ...cart.gone].map((line) => line.productId);
  const { list, markRemoved } = useFocusAfterRemoval<HTMLUListElement>(ids.length);
  const onQuantity = (productId: string, quantity: number) => {
    if (quantity <= 0) markRemoved(ids.indexOf(productId));
    setQuantity(productId, quantity);
  };
  return (
    <ul ref={list}>
      {cart.lines.map((line) => (
        <CartLine key={line.productId} line={line} onQuantity={onQuantity} />
      ))}
      {cart.gone.map((line) => (
        <GoneCartLine key={line.productId} line={line} onQuantity={onQuantity} />
      ))}
    </ul>
  );
}

/** Renders a line with the buttons of plain forms, so that it can be changed without a script. */
function CartLine({ line, onQuantity }: { line: PricedLine; onQuantity: OnQuantity }) {
  const { productId, name, quantity, stock } = line;
  const submitQuantity = (value: number) => ({ type: 'submit', name: 'quantity', value }) as const;
  return (
    <LineFrame id={`line-${productId}`} name={name} image={line.image}>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <LineForm productId={productId} onQuantity={onQuantity}>
          <Quantity
            value={quantity}
            label={productLabels.quantity(name)}
            decrease={{ label: productLabels.decrease(name), ...submitQuantity(quantity - 1) }}
            increase={{ label: productLabels.increase(name), ...submitQuantity(quantity + 1) }}
          />
          <RemoveButton name={name} />
        </LineForm>
        <TypedQuantity line={line} />
        <Price amountLkr={line.totalLkr} className="ms-auto text-lg font-semibold text-leaf-900" />
      </div>
      <StockLimit {...line} />
      {quantity > stock && stock > 0 && (
        <LineForm productId={productId} onQuantity={onQuantity}>
          <Button {...submitQuantity(stock)} variant="outline" size="small" className="mt-2">
            <Both of={changeTo(stock)} inline />
          </Button>
        </LineForm>
      )}
    </LineFrame>
  );
}

/** Shows a line whose product is no longer sold, and which can only be removed. */
function GoneCartLine({ line, onQuantity }: { line: GoneLine; onQuantity: OnQuantity }) {
  const name = line.name ?? messagesCopy.aProduct;
  return (
    <LineFrame name={name} image={undefined}>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
        <p className="leading-snug text-clay-700 [--second:currentColor]">
          <Both of={cartLinesCopy.notAvailable} />
        </p>
        <LineForm productId={line.productId} onQuantity={onQuantity}>
          <RemoveButton name={name} />
        </LineForm>
      </div>
    </LineFrame>
  );
}

type OnQuantity = (productId: string, quantity: number) => void;
type LineFrameProps = {
  id?: string;
  name: Bilingual;
  image: string | undefined;
  children: ReactNode;
};

function LineFrame({ id, name, image, children }: LineFrameProps) {
  return (
    <li
      id={id}
      className="relative grid grid-cols-[72px_1fr] gap-4 border-b border-line py-4 last:border-b-0"
    >
      <ProductPicture
        src={image}
        alt=""
        sizes="72px"
        className="size-18 rounded-md border border-line object-cover"
      />
      <div className="min-w-0">
        <p className="pe-9 leading-snug font-semibold [&>.second]:text-md">
          <Both of={name} />
        </p>
        {children}
      </div>
    </li>
  );
}

type LineFormProps = { productId: string; onQuantity: OnQuantity; children: ReactNode };

/** Changes the cart without loading a page, where there is a script. */
function LineForm({ productId, onQuantity, children }: LineFormProps) {
  const submit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onQuantity(productId, Number(submitter.value));
  };
  return (
    <IntentForm
      action="/cart/lines"
      intent="set"
      productId={productId}
      onSubmit={submit}
      className="flex items-center gap-2"
    >
      {children}
    </IntentForm>
  );
}

function RemoveButton({ name }: { name: Bilingual }) {
  return (
    <IconButton
      type="submit"
      name="quantity"
      value={0}
      data-remove=""
      label={productLabels.remove(name)}
      icon={<Trash2 aria-hidden="true" />}
      className="absolute! top-1.5 -right-3 text-clay-700"
    />
  );
}

/** Renders, only without a script, a field that sets a large number in one step instead of many page loads. */
function TypedQuantity({ line: { productId, name, quantity } }: { line: PricedLine }) {
  const translate = useTranslate();
  return (
    <IntentForm
      action="/cart/lines"
      intent="set"
      productId={productId}
      className="hidden flex-wrap gap-2 noscript:flex"
    >
      <input
        name="quantity"
        defaultValue={quantity}
        inputMode="numeric"
        autoComplete="off"
        required
        aria-label={translate(productLabels.quantity(name))}
        className="control w-20 text-center"
      />
      <Button type="submit" variant="outline">
        <Both of={cartLinesCopy.update} inline />
        <VisuallyHidden>
          {': '}
          <Text of={name} />
        </VisuallyHidden>
      </Button>
    </IntentForm>
  );
}
