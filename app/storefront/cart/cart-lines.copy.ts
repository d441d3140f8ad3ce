import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** Apart from the other texts of the cart, because every page loads those. */
export const cartLinesCopy = {
  quantity: { en: 'Quantity', si: 'ප්‍රමාණය' },
  update: { en: 'Update', si: 'යාවත්කාලීන කරන්න' },
  notAvailable: { en: 'Not available any more', si: 'මෙම නිෂ්පාදනය දැන් ලබා ගත නොහැකියි' },
} satisfies Record<string, Bilingual>;

/** Names the product in the label of each button, because screen readers may read them without the line. */
export const ofProduct = {
  quantity: (name: Bilingual): Bilingual => withName(cartLinesCopy.quantity, name),
  increase: (name: Bilingual): Bilingual => withName({ en: 'Increase quantity', si: 'ප්‍රමාණය වැඩි කරන්න' }, name),
  decrease: (name: Bilingual): Bilingual => withName({ en: 'Decrease quantity', si: 'ප්‍රමාණය අඩු කරන්න' }, name),
  remove: (name: Bilingual): Bilingual => withName({ en: 'Remove', si: 'ඉවත් කරන්න' }, name),
};

export function changeTo(stock: number): Bilingual {
  return { en: `Change to ${stock}`, si: `${stock}කට වෙනස් කරන්න` };
}

function withName(of: Bilingual, name: Bilingual): Bilingual {
  return { en: `${of.en}: ${name.en}`, si: `${of.si}: ${name.si || name.en}` };
}
