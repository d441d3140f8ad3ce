import { href, Link } from 'react-router';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { OwnersReview } from '#domain/reviews/list-reviews-for-owner.server.ts';
import { Both, Text } from '#ui/text/text.tsx';
import { reviewsCopy, starCount } from './reviews.copy.ts';

/** Shows what a buyer wrote, by whom and when, with a link to the order. */
export function ReviewText({ review }: { review: OwnersReview }) {
  const { productName, stars, words, language, firstName, town, createdAt, orderId } = review;
  const reviewer = [firstName, town].filter((part) => part !== '').join(', ');
  return (
    <>
      <p className="text-lg font-semibold">
        <Text of={productName} />
      </p>
      <p>
        <Both of={starCount(stars)} inline />
      </p>
      <p
        lang={words === '' ? undefined : language}
        className="mt-3 leading-text wrap-anywhere whitespace-pre-line"
      >
        {words === '' ? <Text of={reviewsCopy.noMessage} /> : words}
      </p>
      <p className="mt-2 text-md text-ink-600">
        {reviewer === '' ? <Text of={reviewsCopy.buyer} /> : reviewer}
        {` · ${shortDateTime(createdAt)}`}
      </p>
      <Link
        to={href('/admin/orders/:orderId', { orderId })}
        className="inline-flex min-h-11 items-center font-medium text-leaf-700 underline"
      >
        <Text of={reviewsCopy.seeOrder} />
      </Link>
    </>
  );
}
