import { text } from 'node:stream/consumers';
import { standInPath } from '#domain/payments/payhere/demo-account.ts';
import type { PayHereGateway } from '#domain/payments/payhere/gateway.ts';
import type { Step } from './step.ts';

/** Lets the stand-in of the gateway answer under its path. Only a demonstration has one. */
export function gatewayStandIn(standIn: NonNullable<PayHereGateway['standIn']>): Step {
  return async (request, response, next) => {
    const { url = '/', method = 'GET' } = request;
    if (!url.startsWith(`${standInPath}/`)) return next();
    const isPost = method === 'POST';
    const asked = new Request(new URL(url, 'http://stand-in'), {
      method: isPost ? 'POST' : 'GET',
      ...(isPost && { body: await text(request) }),
    });
    const answer = await standIn.handle(asked);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(method === 'HEAD' ? undefined : await answer.text());
  };
}
