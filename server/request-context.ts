import crypto from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from 'proxy-addr';
import { RouterContextProvider } from 'react-router';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { currentRequest } from '#platform/log/current-request.server.ts';
import { requestDetailsContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { withoutWritesOnFullDisk } from '#web/full-disk.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Returns a function that makes the context of loaders and actions for each request. */
export function requestContext(running: RunningShop, trustedProxies: readonly string[]) {
  const clientAddress = clientAddressReader(trustedProxies);
  return (request: Request, client: { address: string }): RouterContextProvider => {
    const context = new RouterContextProvider();
    const guarded = withoutWritesOnFullDisk(running, request);
    const address = clientAddress(client.address, request.headers.get('X-Forwarded-For'));
    context.set(runningShopContext, guarded.running);
    context.set(shopContext, { ...guarded.shop, clientBucket: addressBucket(address) });
    context.set(requestDetailsContext, {
      requestId: currentRequest()?.id ?? crypto.randomUUID(),
      nonce: crypto.randomBytes(16).toString('base64'),
      clientAddress: address,
    });
    return context;
  };
}

type AddressReader = (socketAddress: string, forwardedFor: string | null) => string;

/**
 * Returns a function that reads the client's address: the socket's, or the one forwarded by a trusted proxy. Trusts
 * X-Forwarded-For only as far as trusted proxies have passed it on.
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
    return withoutIpv4Prefix(isIP(address) === 0 ? socketAddress : address);
  };
}

/** Removes `::ffff:`, which a socket for both versions puts before IPv4 addresses, so that a client has one address. */
function withoutIpv4Prefix(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
