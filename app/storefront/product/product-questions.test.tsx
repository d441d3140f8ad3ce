import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { settings } from '#domain/settings/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { aProduct } from '#test/shop.ts';
import type { Route } from './+types/product.route';
import { loader } from './product.route.tsx';
import { ProductQuestions } from './product-facts-card.tsx';

async function aProductPage() {
  const shop = await openSellingShop();
  const { slug } = await aProduct(shop);
  const questions = async ({ freeDelivery }: { freeDelivery: boolean }) => {
    await shop.db.update(settings).set({ freeDelivery, deliveryMessage: '' });
    const { args } = await visitArgs(shop, { path: `/products/${slug}` });
    const page = await loader({ ...args, params: { slug } } as unknown as Route.LoaderArgs);
    const { closureNote, isDeliveryFree, product } = page;
    const facts = { howToUse: product.howToUse, closureNote, isDeliveryFree };
    return renderToStaticMarkup(<ProductQuestions {...facts} />);
  };
  return { shop, questions };
}

test('the page of a product says when a closed shop prepares an order, instead of within 24 hours, or takes orders again', async () => {
  const { shop, questions } = await aProductPage();
  expect(await questions({ freeDelivery: true })).toContain(
    'within 24 hours. Delivery takes 2-5 business days',
  );

  await shop.db.update(settings).set({ closedUntil: '2099-01-02' });

  for (const freeDelivery of [true, false]) {
    const html = await questions({ freeDelivery });
    expect(html).toContain('back on 2 January 2099. Delivery takes 2-5 business days');
    expect(html).not.toMatch(/24 hours|පැය 24ක්/);
  }

  await shop.db.update(settings).set({ ordersWhileClosed: false });
  const html = await questions({ freeDelivery: true });
  expect(html).toContain('order again from 2 January 2099. Delivery takes 2-5 business days');
  expect(html).not.toContain('We prepare your order');
});

test('the page of a product says that delivery is free also while the message about it is empty', async () => {
  const { questions } = await aProductPage();
  expect(await questions({ freeDelivery: true })).toContain('and is free anywhere in Sri Lanka');
  expect(await questions({ freeDelivery: false })).not.toContain('free anywhere');
});
