import { data, href, redirect } from 'react-router';
import { cutText } from '#domain/kernel/cut-text.ts';
import { listReviewableLines } from '#domain/reviews/list-reviewable-lines.server.ts';
import { reviewLimits } from '#domain/reviews/review.ts';
import { reviewSchema } from '#domain/reviews/review-schema.server.ts';
import { writeReview } from '#domain/reviews/write-review.server.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { shopContext } from '#web/contexts.server.ts';
import { wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/review.route';
import { NothingToReview, ReviewPage } from './review-page.tsx';
import { reviewsCopy } from './reviews.copy.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const lines = await listReviewableLines(context.get(shopContext), params.orderId);
  const line = lines.find(({ productId }) => productId === params.productId);
  if (!line) return data({ line: undefined, initialValues: undefined }, { status: 404 });
  const { customerName, city, ...shown } = line;
  const [firstName = ''] = customerName.trim().split(/\s+/);
  // Shortens both to the limits of the form, which also apply where the buyer chooses not to publish name and town.
  const initialValues = {
    firstName: cutText(firstName, reviewLimits.firstName),
    town: cutText(city, reviewLimits.town).trim(),
  };
  return { line: { ...shown, orderId: params.orderId }, initialValues };
}

/**
 * Redirects to the page, which shows the review: the new one, or the one written before. Shows what was written again where
 * the order cannot be reviewed, as after it was set back; the same for unknown orders.
 */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const form = await readForm(request, reviewSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
  const { orderId, productId } = params;
  const language = languageOf(url.pathname);
  const review = { ...form.value, language };
  const { values } = form;
  const written = await writeReview(context.get(shopContext), { orderId, productId }, review);
  if (!written.ok && written.refusal.code === 'not-reviewable')
    return data({ values, problems: {}, refusal: written.refusal }, { status: 404 });
  const path = href('/order-success/:orderId/review/:productId', { orderId, productId });
  throw redirect(localizePath(language, path));
}

export function headers() {
  return privateHeaders;
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, reviewsCopy.write);
}

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { line, initialValues } = loaderData;
  return line ? (
    <ReviewPage line={line} initialValues={initialValues} answer={actionData} />
  ) : (
    <NothingToReview answer={actionData} />
  );
}
