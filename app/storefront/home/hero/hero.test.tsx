import { expect, test } from 'vitest';
import type { Product } from '#domain/catalog/product.ts';
import { CartProvider } from '#storefront/cart/state/cart-provider.tsx';
import { textOf } from '#test/rendered.ts';
import { Hero } from './hero.tsx';

const nothing = { en: '', si: '' };
const picture = { sources: [], image: { src: '/a.webp', width: 1, height: 1 }, alt: nothing };

function heroOf(...products: Pick<Product, 'name' | 'priceLkr' | 'stock'>[]): string {
  const listed = products.map((product, index) => ({
    ...{ id: `${index}`, slug: `${index}`, description: nothing, images: [], featured: false },
    ...{ reviewTotals: { count: 0, stars: 0 }, ...product },
  }));
  const rest = { isDeliveryFree: true, cards: {}, hasAbout: false };
  return textOf(
    <CartProvider>
      <Hero picture={picture} tagline={nothing} products={listed} {...rest} />
    </CartProvider>,
  );
}

test('the hero names the product that Order Now adds, whose price it shows', () => {
  const oil = { name: { en: 'Oil', si: '' }, priceLkr: 3800, stock: 0 };
  const balm = { name: { en: 'Balm', si: '' }, priceLkr: 1450, stock: 5 };
  expect(heroOf(oil, balm)).toContain('Balm');
  expect(heroOf(oil, balm)).toContain('1,450');
  expect(heroOf(oil, balm)).not.toContain('Oil');
});

test('the hero names the first product, without a price, while all are sold out', () => {
  const oil = { name: { en: 'Oil', si: '' }, priceLkr: 3800, stock: 0 };
  expect(heroOf(oil, { ...oil, name: { en: 'Balm', si: '' } })).toContain('Oil');
  expect(heroOf(oil)).not.toContain('3,800');
});
