import { expect, test } from 'vitest';
import { htmlOf } from '#test/rendered.ts';
import { ReviewDetail } from './review-detail.tsx';

type Page = Parameters<typeof ReviewDetail>[0];

test('the words of a review are marked with the language of its order, the text shown without words is not', () => {
  const review = {
    ...{ id: 'one', orderId: 'one', productName: { en: 'Oil', si: 'තෛලය' }, stars: 5, answer: '' },
    ...{ firstName: '', town: '', createdAt: new Date(), hiddenFor: null, onHomeSince: null },
  };
  const detailOf = (words: string) => {
    const page = {
      review: { ...review, words, language: 'si' },
      listState: {},
      formAnswer: undefined,
    };
    return htmlOf(<ReviewDetail {...(page as unknown as Page)} />);
  };
  expect(detailOf('ඉතා හොඳයි')).toMatch(/<p lang="si"[^>]*>ඉතා හොඳයි/);
  expect(detailOf('')).not.toContain('<p lang="si"');
});
