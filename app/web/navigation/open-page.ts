import { busyWords, isIncomplete } from './answers.ts';
import { isShopReachable, loadAsDocument } from './as-document.ts';
import { setFailedRequest } from './failed-request.ts';
import { waitForFiles } from './load-route.ts';
import { type Asked, hasMissingFiles, isAt, type Results, stay } from './shown-page.ts';

/** Opens a link, goes back, or shows the page again. */
export function openPage(asked: Asked): Promise<Results> {
  const { request, router } = asked;
  const { navigation, location } = router.state;
  if (navigation.state === 'idle' || navigation.formMethod === 'POST') return refresh(asked);
  // The browser is at the other address already, and cannot stay.
  const isBack = isAt(request, window.location) && !isAt(request, location);
  return isBack ? asked.next() : followLink(asked);
}

/**
 * Opens the page that a response redirects to. The form has arrived, so its result is shown, if necessary as a
 * document.
 */
export async function followRedirect({ request, router, next }: Asked): Promise<Results> {
  // The data of a page may be available only once, such as the message that an order was placed.
  await waitForFiles();
  if (hasMissingFiles(router, request)) return loadAsDocument(router, request);
  const results = await next();
  if (request.signal.aborted) return results;
  return Object.values(results).some(isIncomplete) ? loadAsDocument(router, request) : results;
}

async function followLink({ request, router, next }: Asked): Promise<Results> {
  setFailedRequest(undefined);
  const results = await next();
  await waitForFiles();
  if (request.signal.aborted) return results;
  const hasArrived = !Object.values(results).some(isIncomplete);
  if (hasArrived && !hasMissingFiles(router, request)) return results;
  if (hasArrived && (await isShopReachable())) return loadAsDocument(router, request);
  const { pathname, search } = new URL(request.url);
  const hash = router.state.navigation.location?.hash ?? '';
  const said = busyWords(Object.values(results).find(busyWords));
  setFailedRequest({ what: 'page', said, to: `${pathname}${search}${hash}` });
  return stay(router);
}

/** Keeps what cannot be requested again as it is shown. */
async function refresh({ request, router, next }: Asked): Promise<Results> {
  const { loaderData } = router.state;
  const results = await next();
  if (request.signal.aborted) return results;
  const isKept = ([id, result]: [string, Results[string]]) =>
    isIncomplete(result) && loaderData[id] !== undefined;
  return Object.fromEntries(Object.entries(results).filter((one) => !isKept(one)));
}
