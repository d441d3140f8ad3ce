import type { ComponentProps } from 'react';
import { useLanguage } from '#ui/text/language.tsx';

type IntentFormProps = ComponentProps<'form'> & {
  action: '/cart/lines' | '/wishlist/entries';
  intent: 'add' | 'set' | 'remove';
  productId: string;
};

/** Renders a plain form about one product, so that its buttons change cart or wishlist without a script too. */
export function IntentForm({ intent, productId, children, ...form }: IntentFormProps) {
  return (
    <form method="post" {...form}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="language" value={useLanguage()} />
      {children}
    </form>
  );
}
