import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from 'proxy-addr';

type AddressReader = (socketAddress: string, forwardedFor: string | null) => string;

/**
 * Returns the client's address: the socket's, or what a trusted proxy says. X-Forwarded-For is believed only as far as
 * trusted proxies have passed it on.
 */
export function clientAddressReader(trustedProxies: readonly string[]): AddressReader {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return (socketAddress, forwardedFor) => {
    const address = proxyAddress(
      {
        headers: forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor },
        connection: { remoteAddress: socketAddress },
        socket: { remoteAddress: socketAddress },
      } as unknown as IncomingMessage,
      isTrusted,
    );
    return withoutMapping(isIP(address) === 0 ? socketAddress : address);
  };
}

/** Gives a client one address whether it came by IPv4 or over a socket for both versions. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
