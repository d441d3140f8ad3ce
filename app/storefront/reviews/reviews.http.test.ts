import { expect, test } from 'vitest';
import { writeReview } from '#domain/reviews/write-review.server.ts';
import { openInProcess } from '#test/in-process-shop.ts';
import { aDeliveredLine, aReviewForm } from '#test/reviews.ts';
import { aProduct } from '#test/shop.ts';

const typed = { stars: '2', words: 'Smells <strong>.', firstName: 'Nimal', town: 'Galle' };

test('a buyer writes a review without a script, and the product shows its own average, list and data at once', async () => {
  const open = await openInProcess({ demo: true });
  try {
    const visitor = open.visitor();
    const product = await aProduct(open.shop, { slug: 'new-balm' });
    const line = await aDeliveredLine(open.shop, { lines: [{ product, quantity: 1 }] });
    const page = `/order-success/${line.orderId}/review/${line.productId}`;
    expect((await visitor.get('/products/new-balm')).body).toContain('Rated 4.9 out of 5');
    expect((await visitor.get(`/order-success/${line.orderId}`)).body).toContain(page);

    const form = await visitor.get(page);
    expect(form.status).toBe(200);
    expect(form.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await visitor.post(page, { ...typed, stars: '' })).body).toContain(
      'Please choose one to five stars.',
    );
    const sent = await visitor.post(page, { ...typed, isNameShown: 'on' });
    expect(sent).toMatchObject({ status: 302 });
    expect((await visitor.get(page)).body).toContain('Your review is published');

    const { body } = await visitor.get('/products/new-balm');
    expect(body).toContain('Rated 2.0 out of 5');
    expect(body).toContain('Nimal, Galle');
    expect(body).toContain('Smells &lt;strong&gt;.');
    expect(body).toContain('"@type":"AggregateRating","ratingValue":"2.0","reviewCount":1');
    expect((await visitor.get('/')).body).toContain('Rated 2.0 out of 5');
  } finally {
    await open.close();
  }
});

test('a review of an unknown order, of another product or before the delivery has no page and is refused', async () => {
  const open = await openInProcess({ demo: true });
  try {
    const visitor = open.visitor();
    const shipped = await aDeliveredLine(open.shop, { status: 'shipped' });
    const line = await aDeliveredLine(open.shop);
    for (const [orderId, productId] of [
      [shipped.orderId, shipped.productId],
      [line.orderId, shipped.productId],
      [crypto.randomUUID(), line.productId],
      ['no-order', 'no-product'],
    ]) {
      const page = `/order-success/${orderId}/review/${productId}`;
      expect((await visitor.get(page)).status, page).toBe(404);
      expect((await visitor.post(page, typed)).status, page).toBe(404);
    }
  } finally {
    await open.close();
  }
});

test('a product shows ten reviews, and links to the older ones and back', async () => {
  const open = await openInProcess({ demo: true });
  try {
    const product = await aProduct(open.shop, { slug: 'liked-balm', stock: 20 });
    for (let number = 1; number <= 12; number += 1) {
      const line = await aDeliveredLine(open.shop, { lines: [{ product, quantity: 1 }] });
      await writeReview(open.shop, line, aReviewForm({ words: `Opinion ${number}.` }));
    }
    const opinionsOn = async (path: string) => {
      const { body } = await open.visitor().get(path);
      const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(body) ?? [];
      return { main, shown: new Set(main.match(/Opinion \d+\./g)).size };
    };
    const first = await opinionsOn('/products/liked-balm');
    expect(first.shown).toBe(10);
    expect(first.main).toContain('href="/products/liked-balm?reviews=2#reviews"');
    const second = await opinionsOn('/products/liked-balm?reviews=2');
    expect(second.shown).toBe(2);
    expect(second.main).toContain('href="/products/liked-balm#reviews"');
    expect(second.main).not.toContain('Older reviews');
    expect((await opinionsOn('/products/liked-balm?reviews=77')).shown).toBe(2);
  } finally {
    await open.close();
  }
});
