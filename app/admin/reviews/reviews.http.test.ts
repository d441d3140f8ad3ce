import { expect, test } from 'vitest';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import { openInProcess } from '#test/in-process-shop.ts';
import { aReview } from '#test/reviews.ts';
import { anOwner } from '#test/shop.ts';

test('the owner answers and hides a review by plain forms, and the product page follows at once', async () => {
  const open = await openInProcess({ demo: true });
  try {
    const owner = await open.signedIn((await anOwner(open.shop)).actor.userId);
    const { review, productId } = await aReview(open.shop, { words: 'Call me on 071', stars: '1' });
    const slug = (await findProduct(open.shop, productId))?.slug;
    const page = `/admin/reviews/${review.id}`;
    expect((await owner.get('/admin/reviews')).body).toContain(page);
    expect((await owner.get(page)).body).toContain('Call me on 071');

    const answer = { intent: 'answer', answer: 'We called you.', version: 1 };
    expect(await owner.post(page, answer)).toMatchObject({ status: 303 });
    const reader = open.visitor();
    const answered = await reader.get(`/products/${slug}`);
    expect(answered.body).toContain('We called you.');

    expect((await owner.post(page, { intent: 'hide', reason: '', version: 2 })).status).toBe(422);
    expect((await owner.post(page, { ...answer, answer: 'No.' })).status).toBe(409);
    const hide = { intent: 'hide', reason: 'personal-data', version: 2 };
    expect(await owner.post(page, hide)).toMatchObject({ status: 303 });
    expect((await owner.get('/admin/reviews?state=hidden')).body).toContain(page);
    const show = { intent: 'show', version: 3, keepOpen: 'yes' };
    expect((await owner.post(page, show)).headers.get('Location')).toBe(page);
    const hiddenAgain = await owner.post(page, { ...hide, version: 4 });
    expect(hiddenAgain.headers.get('Location')).toBe('/admin/reviews');
    expect((await owner.get('/admin/audit')).body).toContain('Hid a review');
    await owner.post(page, { intent: 'answer', answer: '', version: 5, keepOpen: 'yes' });
    expect((await owner.get(page)).body).toContain('Answer removed');
    const { body } = await reader.get(`/products/${slug}`);
    expect(body).not.toContain('Call me on 071');
    expect(body).toContain('1 review hidden for abuse');
    expect(body).toContain('Rated 1.0 out of 5');
  } finally {
    await open.close();
  }
});

test('a review that the owner puts on the home page replaces the testimonials, in its own language', async () => {
  const open = await openInProcess({ demo: true });
  try {
    const owner = await open.signedIn((await anOwner(open.shop)).actor.userId);
    const words = `My knee thanks you. ${'It does. '.repeat(40)}`;
    const { review } = await aReview(open.shop, { words, isNameShown: 'on' });
    const reader = open.visitor();
    expect((await reader.get('/')).body).toContain('Nimal Fernando');
    const page = `/admin/reviews/${review.id}`;
    const put = { intent: 'put-on-home', version: 1 };
    expect(await owner.post(page, put)).toMatchObject({ status: 303 });
    const chosen = await owner.get(page);
    expect(chosen.body).toContain('Take off the home page');
    expect(chosen.body).toContain('chosen for the home page, which shows the three chosen last');
    expect((await owner.get('/admin/audit')).body).toContain('Put a review on the home page');

    const { body } = await reader.get('/si');
    expect(body).toContain('<p lang="en">My knee thanks you. It does.');
    expect(body).toContain('It does. It…</p>');
    expect(body).toContain('Galle');
    expect(body).not.toContain('Nimal Fernando');
    await owner.post(page, { intent: 'take-off-home', version: 2 });
    expect((await reader.get('/')).body).toContain('Nimal Fernando');
  } finally {
    await open.close();
  }
});
