import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import type { CartMessage, CartMessageCode } from './cart-response.ts';

/** Texts of the messages about the cart, which every page of the shop loads. */
export const messagesCopy = {
  viewCart: { en: 'View cart', si: 'කරත්තය බලන්න' },
  undo: { en: 'Undo', si: 'නැවත තබන්න' },
  offline: {
    en: 'You are offline. The cart is as it was.',
    si: 'ඔබ අන්තර්ජාලයට සම්බන්ධ වී නැහැ. කරත්තය වෙනස් වුණේ නැහැ.',
  },
  aProduct: { en: 'A product', si: 'නිෂ්පාදනයක්' },
} satisfies Record<string, Bilingual>;

export function cartMessage({ code, name = messagesCopy.aProduct, why }: CartMessage): Bilingual {
  return why ?? cartMessages[code]({ en: name.en, si: name.si || name.en });
}

export const cartMessages: Record<CartMessageCode, (name: Bilingual) => Bilingual> = {
  added: (name) => ({ en: `${name.en} added to cart`, si: `${name.si} කරත්තයට එක් කළා` }),
  updated: () => ({ en: 'Quantity updated in cart', si: 'කරත්තයේ ප්‍රමාණය වෙනස් කළා' }),
  removed: () => ({ en: 'Item removed from cart', si: 'භාණ්ඩය කරත්තයෙන් ඉවත් කළා' }),
  'quantity-invalid': () => ({
    en: 'Please enter a whole number from 1 to 9,999.',
    si: 'කරුණාකර 1 සිට 9,999 දක්වා පූර්ණ සංඛ්‍යාවක් ඇතුළත් කරන්න.',
  }),
  'too-many-products': () => ({
    en: 'Your cart is full. Please remove a product before you add another.',
    si: 'ඔබේ කරත්තය පිරී තිබෙනවා. තවත් නිෂ්පාදනයක් එක් කිරීමට පෙර එකක් ඉවත් කරන්න.',
  }),
  'product-gone': () => ({
    en: 'This product is not available any more.',
    si: 'මෙම නිෂ්පාදනය දැන් ලබා ගත නොහැකියි.',
  }),
  unreadable: () => ({
    en: 'The cart could not be changed. Please try again.',
    si: 'කරත්තය වෙනස් කිරීමට නොහැකි වුණා. කරුණාකර නැවත උත්සාහ කරන්න.',
  }),
  unavailable: () => layoutCopy.unavailable,
};
