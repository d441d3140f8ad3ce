import tls, { type PeerCertificate } from 'node:tls';
import { isPrivate } from './check-address.ts';
import type { CheckContext } from './check-context.ts';
import { bad, type Finding, good, warn } from './finding.ts';

const dayMs = 24 * 60 * 60_000;

/** Checks the certificate that visitors get. Caddy renews it 30 days before its end. */
export async function checkCertificate(
  { machine, now }: CheckContext,
  port = 443,
): Promise<Finding[]> {
  const domain = URL.parse(machine.environment()['APP_URL'] ?? '')?.hostname;
  if (!domain) return [];
  const served = await fetchCertificate(domain, port);
  if (served === 'none') return [bad('certificate', noneYet)];
  if (!served) {
    return [
      bad(
        'certificate',
        `Nobody answers https on this machine. See its log: sudo journalctl -u caddy -n 30. Ports 80 and 443 have to be open.`,
      ),
    ];
  }
  const days = Math.floor((Date.parse(served.certificate.valid_to) - now.getTime()) / dayMs);
  if (days < 0)
    return [
      bad('certificate', 'It has expired. Restart the web server: sudo systemctl restart caddy'),
    ];
  if (isPrivate(domain))
    return [good('certificate', 'Made by this machine itself, as its address is not public.')];
  if (!served.isTrusted) {
    return [
      bad(
        'certificate',
        `Browsers do not accept it (${served.reason}). As soon as the DNS is right Caddy gets one by itself: sudo systemctl restart caddy`,
      ),
    ];
  }
  if (days < 15) {
    return [
      warn(
        'certificate',
        `It ends in ${days} days and should have been renewed. Look why: sudo journalctl -u caddy | grep -i error`,
      ),
    ];
  }
  return [good('certificate', `Valid for ${days} more days; Caddy renews it by itself.`)];
}

const noneYet =
  'There is none yet. As soon as the DNS is right Caddy gets one by itself: sudo systemctl restart caddy';

type ServedCertificate = { certificate: PeerCertificate; isTrusted: boolean; reason: string };

/** Returns 'none' if the web server ends the handshake, and undefined if nobody answers. */
function fetchCertificate(
  domain: string,
  port: number,
): Promise<ServedCertificate | 'none' | undefined> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, servername: domain, rejectUnauthorized: false };
    const socket = tls.connect(options, () => {
      const certificate = socket.getPeerCertificate();
      resolve({
        certificate,
        isTrusted: socket.authorized,
        reason: `${socket.authorizationError}`,
      });
      socket.destroy();
    });
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(/^(ERR_SSL|EPROTO|ECONNRESET)/.test(`${code}`) ? 'none' : undefined),
    );
    socket.on('close', () => resolve(undefined));
  });
}
