import { data } from 'react-router';
import { isShopReachable, loadAsDocument, sendAsDocument } from './as-document.ts';
import { setFailedRequest } from './failed-request.ts';
import { waitForScripts } from './load-route.ts';
import { isFormUnanswered, isPageIncomplete, parseBusyMessage } from './route-results.ts';
import {
  cancelNavigation,
  handleOf,
  hasMissingScripts,
  isAt,
  isCancelling,
  type PageRequest,
  type Results,
  shownResults,
} from './shown-page.ts';

/** Whether the next GET is the redirect after a form, also of a fetcher. While a link loads, the next GET is for the link. */
let isNextGetRedirect = false;

/**
 * Runs in the browser between React Router and the network. Keeps the page with everything typed if the response to a
 * form or link does not arrive, and loads a page whose scripts are gone after an update as a document.
 */
export async function keepPage(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const router = window.__reactRouterDataRouter;
  if (!router) return next();
  const pageRequest = { request, router, next };
  if (request.method !== 'GET') return sendForm(pageRequest);
  if (isCancelling()) return shownResults(router);
  const open = isNextGetRedirect ? followRedirect : openPage;
  isNextGetRedirect = false;
  return open(pageRequest);
}

async function sendForm(pageRequest: PageRequest): Promise<Results> {
  const { request, router, next } = pageRequest;
  setFailedRequest(undefined);
  const { navigation } = router.state;
  const isNavigation = navigation.state === 'submitting' && isAt(request, navigation.location);
  const form = await fieldsOf(request, isNavigation ? navigation.formData : undefined);
  await waitForScripts();
  const isSendable = !isNavigation || !hasMissingScripts(router, request);
  if (!isSendable && (await isShopReachable())) return sendAsDocument(request, form);
  const results = isSendable ? await next() : {};
  const [result] = Object.values(results);
  if (request.signal.aborted) return results;
  isNextGetRedirect =
    result?.result instanceof Response && router.state.navigation.state !== 'loading';
  if (result && !isFormUnanswered(result)) return results;
  return resultsWithoutResponse(pageRequest, { form, results, isNavigation });
}

/** Returns the submitted fields: those that the router holds, if any, because reading a clone would copy chosen files. */
async function fieldsOf(request: Request, held: FormData | undefined): Promise<FormData> {
  return held ?? (await request.clone().formData());
}

type SentForm = { form: FormData; results: Results; isNavigation: boolean };

/**
 * Keeps the page of a form that got no response, and shows a notice unless the route wants none or makes action
 * data of its own. A form whose action is another page never gets such data.
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
  if (id === undefined || !isOwnPage) return cancelNavigation(router);
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
  if (!isBack) return followLink(pageRequest);
  setFailedRequest(undefined);
  return pageRequest.next();
}

/**
 * Opens the page that a response redirects to. The form has arrived, so its result is shown, if necessary as a
 * document.
 */
async function followRedirect({ request, router, next }: PageRequest): Promise<Results> {
  // The data of a page may be available only once, such as the message that an order was placed.
  await waitForScripts();
  if (hasMissingScripts(router, request)) return loadAsDocument(router, request);
  const results = await next();
  if (request.signal.aborted) return results;
  return Object.values(results).some(isPageIncomplete) ? loadAsDocument(router, request) : results;
}

async function followLink({ request, router, next }: PageRequest): Promise<Results> {
  setFailedRequest(undefined);
  const results = await next();
  await waitForScripts();
  if (request.signal.aborted) return results;
  const hasArrived = !Object.values(results).some(isPageIncomplete);
  if (hasArrived && !hasMissingScripts(router, request)) return results;
  if (hasArrived && (await isShopReachable())) return loadAsDocument(router, request);
  const { pathname, search } = new URL(request.url);
  const hash = router.state.navigation.location?.hash ?? '';
  const message = parseBusyMessage(Object.values(results).find(parseBusyMessage));
  setFailedRequest({ what: 'page', message, to: `${pathname}${search}${hash}` });
  return cancelNavigation(router);
}

/** Loads the data of the current page again. Routes whose new data did not arrive keep the data that they show. */
async function refresh({ request, router, next }: PageRequest): Promise<Results> {
  const { loaderData } = router.state;
  const results = await next();
  if (request.signal.aborted) return results;
  const isKept = ([id, result]: [string, Results[string]]) =>
    isPageIncomplete(result) && loaderData[id] !== undefined;
  return Object.fromEntries(Object.entries(results).filter((one) => !isKept(one)));
}
