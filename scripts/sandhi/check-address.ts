import { networkInterfaces } from 'node:os';
import type { CheckContext } from './check-context.ts';
import { noDnsAnswer, recordsOf } from './dns-records.ts';
import { bad, type Finding, good, warn } from './finding.ts';

/**
 * Checks whether the shop's address resolves to this machine, and whether the proxy in front is trusted.
 */
export async function checkAddress({ machine, resolver }: CheckContext): Promise<Finding[]> {
  const { APP_URL: appUrl = '', TRUSTED_PROXIES: proxies = '' } = machine.environment();
  const domain = URL.parse(appUrl)?.hostname;
  if (!domain) {
    return [
      bad(
        'address',
        'APP_URL is missing in /etc/sandhi/sandhi.env. Write the address of the shop there, with https://.',
      ),
    ];
  }
  return [judgeProxies(proxies), await judgeDns(domain, resolver)];
}

function judgeProxies(proxies: string): Finding {
  if (/(^|,)\s*127\.0\.0\.(1|0\/)/.test(proxies))
    return good('web server', 'Caddy on this machine is trusted.');
  return bad(
    'web server',
    'All visitors look like one. Write TRUSTED_PROXIES=127.0.0.1,::1 into /etc/sandhi/sandhi.env, then: sudo systemctl restart sandhi',
  );
}

async function judgeDns(domain: string, resolver: CheckContext['resolver']): Promise<Finding> {
  if (isPrivate(domain))
    return warn('DNS', `${domain} is no public address: nobody outside can open it.`);
  const [four, six] = await Promise.all([
    recordsOf(resolver.resolve4(domain)),
    recordsOf(resolver.resolve6(domain)),
  ]);
  const found = [...(four ?? []), ...(six ?? [])];
  if (found.length === 0 && !(four && six)) return noDnsAnswer('DNS', domain);
  if (found.length === 0) {
    return bad(
      'DNS',
      `${domain} leads nowhere. Make an A entry with the IPv4 address of this machine where you bought the domain, and wait an hour.`,
    );
  }
  const own = ownAddresses();
  const stray = found.filter((address) => !own.includes(address));
  if (stray.length === 0) return good('DNS', `${domain} leads to this machine.`);
  return warn(
    'DNS',
    `${domain} leads to ${stray.join(' and ')}, which is none of this machine's own addresses (${own.join(', ') || 'none'}). ` +
      'Correct the entry, unless a service such as Cloudflare or your provider is in between.',
  );
}

export function isPrivate(domain: string): boolean {
  return /(^|\.)(localhost|test|internal|local)$/.test(domain);
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80'))
    .map(({ address }) => address);
}
