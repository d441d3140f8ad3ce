/** Hosts at which browsers let their push service be called: Chrome, Firefox, Edge and Safari. */
const hosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
] as const;
const hostEndings = [
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

const longestEndpoint = 2000;

/**
 * Whether an endpoint is one of a known push service, so that nobody makes the shop call another server. A
 * demonstration, which calls nobody, also accepts this machine.
 */
export function isPushEndpoint(endpoint: string, { demo }: { demo: boolean }): boolean {
  if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (demo && ['localhost', '127.0.0.1'].includes(hostname)) return true;
  const isKnown =
    hosts.some((host) => host === hostname) || hostEndings.some((end) => hostname.endsWith(end));
  return protocol === 'https:' && port === '' && isKnown;
}
