import { isCut } from './answers.ts';
import { isLineThere, leaveFor } from './as-document.ts';
import { filesHaveCome } from './load-route.ts';
import { setLost } from './lost-form.ts';
import { type Asked, isAt, lacksFiles, type Results, stay } from './shown-page.ts';

/** A link, a way back, or the page that is shown once more. */
export function openPage(asked: Asked): Promise<Results> {
  const { request, router } = asked;
  const { navigation, location } = router.state;
  if (navigation.state === 'idle' || navigation.formMethod === 'POST') return refresh(asked);
  // The browser is at the other address already, and cannot stay.
  const isBack = isAt(request, window.location) && !isAt(request, location);
  return isBack ? asked.next() : followLink(asked);
}

/** Leads to the page that an answer redirects to. What was sent has arrived: it is shown, if need be as a document. */
export async function followAnswer({ request, router, next }: Asked): Promise<Results> {
  // The data of a page may be given out once only, such as the message that an order was placed.
  await filesHaveCome();
  if (lacksFiles(router, request)) return leaveFor(router, request);
  const results = await next();
  if (request.signal.aborted) return results;
  return Object.values(results).some(isCut) ? leaveFor(router, request) : results;
}

async function followLink({ request, router, next }: Asked): Promise<Results> {
  setLost(undefined);
  const results = await next();
  await filesHaveCome();
  if (request.signal.aborted) return results;
  const hasCome = !Object.values(results).some(isCut);
  if (hasCome && !lacksFiles(router, request)) return results;
  if (hasCome && (await isLineThere())) return leaveFor(router, request);
  setLost({ what: 'page' });
  return stay(router);
}

/** What cannot be asked again stays as it is shown. */
async function refresh({ request, router, next }: Asked): Promise<Results> {
  const { loaderData } = router.state;
  const results = await next();
  if (request.signal.aborted) return results;
  const isKept = ([id, result]: [string, Results[string]]) =>
    isCut(result) && loaderData[id] !== undefined;
  return Object.fromEntries(Object.entries(results).filter((one) => !isKept(one)));
}
