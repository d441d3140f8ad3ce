import { data, href, redirect } from 'react-router';
import { textIn } from '#domain/kernel/bilingual.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { findProblem } from '#domain/problems/find-problem.server.ts';
import { readOwnProblem } from '#domain/problems/read-own-problem.server.ts';
import { reportProblem } from '#domain/problems/report-problem.server.ts';
import { OrderNotFound } from '#storefront/order-success/order-not-found.tsx';
import { languageOf, pathIn } from '#web/addresses/language-path.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { refused } from '#web/forms/form-answers.server.ts';
import { notFound } from '#web/responses/not-found.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { readFieldsOfUpload } from '#web/upload/read-upload.server.ts';
import type { Route } from './+types/problem.route';
import { problemCopy } from './problem.copy.ts';
import { ProblemPage } from './problem-page.tsx';
import { readReport } from './read-report.server.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = await findOrder(shop, params.orderId);
  const state = order && (await readOwnProblem(shop, order));
  if (!order || !state) return data({ order: undefined }, { status: 404 });
  return {
    order: { orderId: order.id, orderNumber: order.orderNumber, state },
    problem: await findProblem(shop, order.id),
  };
}

/** Leads to the page again, which shows what was sent: now, or before. */
export async function action({ request, params: { orderId }, context, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const order = (await findOrder(shop, orderId)) ?? notFound();
  const state = (await readOwnProblem(shop, order)) ?? notFound();
  const page = pathIn(
    languageOf(url.pathname),
    href('/order-success/:orderId/problem', { orderId }),
  );
  if (state.is !== 'open') {
    await readFieldsOfUpload(request);
    throw redirect(page);
  }
  const read = await readReport(request, context.get(runningShopContext));
  if (read.answer) return read.answer;
  const told = await reportProblem(shop, orderId, read.report);
  // The page says why: it was told in another tab, or the last day is over.
  if (!told.ok) return refused({}, told.refusal);
  throw redirect(page);
}

export function headers() {
  return privateHeaders;
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: textIn(languageOf(location.pathname), problemCopy.title).text },
  { name: 'robots', content: 'noindex' },
];

export default function ProblemRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order } = loaderData;
  if (!order) return <OrderNotFound />;
  return <ProblemPage {...order} problem={loaderData.problem} answer={actionData} />;
}
