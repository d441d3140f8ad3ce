import { data } from 'react-router';
import { busyWords, isUnanswered } from './answers.ts';
import { isShopReachable, sendAsDocument } from './as-document.ts';
import { setFailedRequest } from './failed-request.ts';
import { waitForFiles } from './load-route.ts';
import { followRedirect, openPage } from './open-page.ts';
import {
  type Asked,
  asShown,
  handleOf,
  hasMissingFiles,
  isAt,
  isStaying,
  type Results,
  stay,
} from './shown-page.ts';

/** Set while a redirect that answers a form is followed: a fetcher's too, unless a link was opened since. */
let isFollowing = false;

/**
 * The middleware of the root in the browser, between React Router and the network. When the response to a form or a
 * link does not arrive, it keeps the page with everything typed. It loads a page whose files are gone as a document,
 * and leaves faults that the shop itself reports to the error boundary.
 */
export async function keepPage(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const router = window.__reactRouterDataRouter;
  if (!router) return next();
  const asked = { request, router, next };
  if (request.method !== 'GET') return sendForm(asked);
  if (isStaying()) return asShown(router);
  const open = isFollowing ? followRedirect : openPage;
  isFollowing = false;
  return open(asked);
}

async function sendForm(asked: Asked): Promise<Results> {
  const { request, router, next } = asked;
  setFailedRequest(undefined);
  const { navigation } = router.state;
  const isNavigation = navigation.state === 'submitting' && isAt(request, navigation.location);
  const form = navigation.formData ?? (await request.clone().formData());
  await waitForFiles();
  const isSendable = !isNavigation || !hasMissingFiles(router, request);
  if (!isSendable && (await isShopReachable())) return sendAsDocument(request, form);
  const results = isSendable ? await next() : {};
  const [result] = Object.values(results);
  if (request.signal.aborted) return results;
  isFollowing = result?.result instanceof Response && router.state.navigation.state !== 'loading';
  if (result && !isUnanswered(result)) return results;
  return withoutAnswer(asked, { form, results, isNavigation });
}

type Sent = { form: FormData; results: Results; isNavigation: boolean };

/** Forms that lead to another page leave the one that is shown; the others get what their page says about it. */
function withoutAnswer({ request, router }: Asked, { form, results, isNavigation }: Sent): Results {
  const [[id, result] = []] = Object.entries(results);
  const why = busyWords(result);
  const { location, actionData } = router.state;
  const { say, answer } = handleOf(router, request).failedRequest ?? {};
  const isOwnPage = !isNavigation || isAt(request, location);
  const answered = isOwnPage ? answer?.(form, why) : undefined;
  const said = say?.(form);
  if (answered === undefined && said !== null) setFailedRequest({ what: 'form', said, why });
  if (id === undefined || !isOwnPage) return stay(router);
  // The status keeps the router from loading the page again.
  return { [id]: { type: 'data', result: data(answered ?? actionData?.[id], { status: 503 }) } };
}
