import { href, Link } from 'react-router';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { reviewsCopy } from './reviews.copy.ts';

/** Links from a delivered order line to the page where its buyer writes a review. */
export function WriteReviewLink(line: { orderId: string; productId: string }) {
  const to = href('/order-success/:orderId/review/:productId', line);
  return (
    <Link
      to={localizePath(useLanguage(), to)}
      className="mt-1 inline-flex min-h-11 items-center font-medium text-leaf-700 underline"
    >
      <span>
        <Both of={reviewsCopy.write} inline />
      </span>
    </Link>
  );
}
