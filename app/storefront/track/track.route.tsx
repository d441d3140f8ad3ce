import { data } from 'react-router';
import { trackOrder, trackSchema } from '#domain/orders/reading/track-order.server.ts';
import { accountMeta } from '#storefront/account/account-meta.ts';
import { frameCopy } from '#storefront/frame/frame.copy.ts';
import { shopContext } from '#web/contexts.server.ts';
import { failed, refused, wrongFields } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import type { Route } from './+types/track.route';
import { trackCopy } from './track.copy.ts';
import { TrackPage } from './track-page.tsx';

/** The address of a printed slip has the number of its order filled in. */
export function loader({ url }: Route.LoaderArgs) {
  return { orderNumber: (url.searchParams.get('number') ?? '').slice(0, 40) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, trackSchema);
  if (!form.ok) return wrongFields(form.values, form.refusal.problems);

  const tracking = trackOrder(context.get(shopContext), form.value);
  const tracked = await tracking.catch(failed({ request, context }));
  if (!tracked.ok) return refused(form.values, tracked.refusal);
  return data({ values: {}, problems: {}, tracked: tracked.value });
}

export const handle: FailedRequestHandle = { failedRequest: { say: () => trackCopy.notSearched } };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(actionHeaders), ...privateHeaders };
}

export function meta(args: Route.MetaArgs) {
  return accountMeta(args, frameCopy.track);
}

export default function TrackRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TrackPage opened={loaderData} answer={actionData} />;
}
