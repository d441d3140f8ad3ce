import { expect, test } from 'vitest';
import { htmlOf } from '#test/rendered.ts';
import { ReviewDetail } from './review-detail.tsx';

type Page = Parameters<typeof ReviewDetail>[0];

const review = {
  ...{ id: 'one', orderId: 'one', productName: { en: 'Oil', si: 'තෛලය' }, stars: 5, answer: '' },
  ...{ firstName: '', town: '', createdAt: new Date(), hidingReason: null, onHomeSince: null },
};

function pageOf(props: object) {
  return htmlOf(<ReviewDetail {...({ listState: {}, ...props } as unknown as Page)} />);
}

test('the words of a review are marked with the language of its order, the text shown without words is not', () => {
  const detailOf = (words: string) => pageOf({ review: { ...review, words, language: 'si' } });
  expect(detailOf('ඉතා හොඳයි')).toMatch(/<p lang="si"[^>]*>ඉතා හොඳයි/);
  expect(detailOf('')).not.toContain('<p lang="si"');
});

const states = [
  { hidingReason: null, onHomeSince: null },
  { hidingReason: null, onHomeSince: new Date() },
  { hidingReason: 'abuse', onHomeSince: null },
];
const intents = ['answer', 'hide', 'show', 'put-on-home', 'take-off-home'];

test.each(intents)(
  'an owner whose "%s" is refused reads once that another admin has changed the review, however it was changed',
  (intent) => {
    for (const state of states) {
      const page = pageOf({
        review: { ...review, ...state, words: 'Good', language: 'en' },
        formAnswer: { values: { intent }, problems: {}, refusal: { code: 'changed-since' } },
      });
      expect(page.split('Another admin has changed this review since')).toHaveLength(2);
    }
  },
);
