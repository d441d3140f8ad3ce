/** The header of a page's data that names the release which sent them. */
export const releaseHeader = 'X-Release';

/** Matches what React Router adds to a page's path to load its data: the data of `/` are at `/_.data`. */
const dataEnding = String.raw`/^\/_\.data$|\.data$/`;

/**
 * Returns code for a page of this release: when another release sends the data of the next page, which the scripts here may
 * not understand, the browser opens that page as a document. Not for responses to forms, nor for the page of a refused form.
 */
export function reloadAfterUpdate(release: string): string {
  return `((release) => {
  const send = window.fetch;
  let isRefused = false;
  window.fetch = async (...request) => {
    const response = await send(...request);
    const answering = response.headers.get('${releaseHeader}');
    if (answering === null) return response;
    if (request[1]?.method) isRefused = !response.ok;
    if (request[1]?.method || !response.ok || answering === release) return response;
    const { pathname, searchParams } = new URL(response.url);
    const page = pathname.replace(${dataEnding}, '') || '/';
    if (isRefused && page === location.pathname) return response;
    searchParams.delete('_routes');
    const query = String(searchParams);
    const headers = {
      'X-Remix-Redirect': query ? page + '?' + query : page,
      'X-Remix-Reload-Document': 'true',
    };
    return new Response(null, { status: 204, headers });
  };
})(${JSON.stringify(release)});`;
}
