import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from 'proxy-addr';

type AddressReader = (socketAddress: string, forwardedFor: string | null) => string;

/**
 * Who a request comes from: the socket's address, or what a trusted proxy says. What the client itself writes into
 * X-Forwarded-For is believed only as far as trusted proxies have passed it on.
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

/** One client has one address, whether it came through a socket for both versions or not. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
