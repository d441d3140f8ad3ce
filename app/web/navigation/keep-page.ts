import { data } from 'react-router';
import { isShopReachable, loadAsDocument, sendAsDocument } from './as-document.ts';
import { setFailedRequest } from './failed-request.ts';
import { waitForFiles } from './load-route.ts';
import { isIncomplete, isUnanswered, parseBusyMessage } from './route-results.ts';
import {
  asShown,
  handleOf,
  hasMissingFiles,
  isAt,
  isStaying,
  type PageRequest,
  type Results,
  stay,
} from './shown-page.ts';

/** Whether the router follows the redirect of a form: a fetcher's too, unless a link was opened since. */
let isFollowing = false;

/**
 * Runs in the browser between React Router and the network. Keeps the page with everything typed if the response to a
 * form or link does not arrive, and loads a page whose files are gone as a document.
 */
export async function keepPage(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const router = window.__reactRouterDataRouter;
  if (!router) return next();
  const pageRequest = { request, router, next };
  if (request.method !== 'GET') return sendForm(pageRequest);
  if (isStaying()) return asShown(router);
  const open = isFollowing ? followRedirect : openPage;
  isFollowing = false;
  return open(pageRequest);
}

async function sendForm(pageRequest: PageRequest): Promise<Results> {
  const { request, router, next } = pageRequest;
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
  return resultsWithoutResponse(pageRequest, { form, results, isNavigation });
}

type SentForm = { form: FormData; results: Results; isNavigation: boolean };

/**
 * Keeps the page of a form that got no response, and shows a notice unless the route wants none or has an answer of its
 * own. A form whose action is another page never gets that answer.
 */
function resultsWithoutResponse(
  { request, router }: PageRequest,
  { form, results, isNavigation }: SentForm,
): Results {
  const [[id, result] = []] = Object.entries(results);
  const why = parseBusyMessage(result);
  const { location, actionData } = router.state;
  const { messageOf, answer } = handleOf(router, request).failedRequest ?? {};
  const isOwnPage = !isNavigation || isAt(request, location);
  const ownData = isOwnPage ? answer?.(form, why) : undefined;
  const message = messageOf?.(form);
  if (ownData === undefined && message !== null) setFailedRequest({ what: 'form', message, why });
  if (id === undefined || !isOwnPage) return stay(router);
  // The status keeps the router from loading the page again.
  return { [id]: { type: 'data', result: data(ownData ?? actionData?.[id], { status: 503 }) } };
}

/** Opens a link, goes back, or loads the data of the current page again. */
function openPage(pageRequest: PageRequest): Promise<Results> {
  const { request, router } = pageRequest;
  const { navigation, location } = router.state;
  if (navigation.state === 'idle' || navigation.formMethod === 'POST') return refresh(pageRequest);
  // On Back the browser already shows the other URL, so the page cannot stay.
  const isBack = isAt(request, window.location) && !isAt(request, location);
  return isBack ? pageRequest.next() : followLink(pageRequest);
}

/**
 * Opens the page that a response redirects to. The form has arrived, so its result is shown, if necessary as a
 * document.
 */
async function followRedirect({ request, router, next }: PageRequest): Promise<Results> {
  // The data of a page may be available only once, such as the message that an order was placed.
  await waitForFiles();
  if (hasMissingFiles(router, request)) return loadAsDocument(router, request);
  const results = await next();
  if (request.signal.aborted) return results;
  return Object.values(results).some(isIncomplete) ? loadAsDocument(router, request) : results;
}

async function followLink({ request, router, next }: PageRequest): Promise<Results> {
  setFailedRequest(undefined);
  const results = await next();
  await waitForFiles();
  if (request.signal.aborted) return results;
  const hasArrived = !Object.values(results).some(isIncomplete);
  if (hasArrived && !hasMissingFiles(router, request)) return results;
  if (hasArrived && (await isShopReachable())) return loadAsDocument(router, request);
  const { pathname, search } = new URL(request.url);
  const hash = router.state.navigation.location?.hash ?? '';
  const message = parseBusyMessage(Object.values(results).find(parseBusyMessage));
  setFailedRequest({ what: 'page', message, to: `${pathname}${search}${hash}` });
  return stay(router);
}

/** Loads the data of the current page again. Routes whose new data did not arrive keep the data that they show. */
async function refresh({ request, router, next }: PageRequest): Promise<Results> {
  const { loaderData } = router.state;
  const results = await next();
  if (request.signal.aborted) return results;
  const isKept = ([id, result]: [string, Results[string]]) =>
    isIncomplete(result) && loaderData[id] !== undefined;
  return Object.fromEntries(Object.entries(results).filter((one) => !isKept(one)));
}
