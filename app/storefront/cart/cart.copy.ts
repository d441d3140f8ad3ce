import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const cartCopy = {
  yourCart: { en: 'Your Cart', si: 'ඔබේ කරත්තය' },
  empty: { en: 'Your cart is empty', si: 'ඔබේ කරත්තයේ තවම කිසිවක් නැහැ' },
  continueShopping: { en: 'Continue Shopping', si: 'තවත් නිෂ්පාදන බලන්න' },
  closeCart: { en: 'Close cart', si: 'කරත්තය වසන්න' },
  proceedToCheckout: { en: 'Proceed to Checkout', si: 'ගෙවීමට යන්න' },
} satisfies Record<string, Bilingual>;

/** Tells how many are in stock, where the quantity in the cart is larger. */
export function onlyInStock(stock: number): Bilingual {
  return stock <= 0
    ? { en: 'This is out of stock. Please remove it.', si: 'තොගය අවසන්. කරුණාකර කරත්තයෙන් ඉවත් කරන්න.' }
    : {
        en: `Only ${stock} in stock. Please lower the quantity.`,
        si: `තොගයේ ඇත්තේ ${stock}ක් පමණයි. කරුණාකර ප්‍රමාණය අඩු කරන්න.`,
      };
}
