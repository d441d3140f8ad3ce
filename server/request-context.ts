import crypto from 'node:crypto';
import { RouterContextProvider } from 'react-router';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { runningShopContext, shopContext, visitContext } from '#web/contexts.server.ts';
import { withinRoom } from '#web/no-room.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

type Client = { address: string };

/** Makes the context of loaders and actions, new for each request. */
export function requestContext(
  running: RunningShop,
  clientAddress: (socketAddress: string, forwardedFor: string | null) => string,
) {
  return (request: Request, client: Client): RouterContextProvider => {
    const context = new RouterContextProvider();
    const { forGlue, shop } = withinRoom(running, request);
    const address = clientAddress(client.address, request.headers.get('X-Forwarded-For'));
    context.set(runningShopContext, forGlue);
    context.set(shopContext, { ...shop, clientBucket: addressBucket(address) });
    context.set(visitContext, {
      requestId: crypto.randomUUID(),
      nonce: crypto.randomBytes(16).toString('base64'),
      clientAddress: address,
    });
    return context;
  };
}
