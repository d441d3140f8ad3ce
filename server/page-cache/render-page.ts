import crypto from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { requestDetailsContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { type FinishedPage, finishPage } from './finish-page.ts';

export type RenderPage = (url: string) => Promise<FinishedPage>;

/**
 * Renders a page from a request of our own, so that no visitor's cookie, header or host can reach it.
 */
export function pageRenderer(build: ServerBuild, running: RunningShop): RenderPage {
  const handle = createRequestHandler(build, 'production');
  return async (url) => {
    const nonce = crypto.randomBytes(16).toString('base64');
    const context = new RouterContextProvider();
    context.set(runningShopContext, running);
    context.set(shopContext, running.shop);
    const requestId = crypto.randomUUID();
    context.set(requestDetailsContext, { requestId, clientAddress: '', nonce });
    const response = await handle(new Request(new URL(url, running.appUrl)), context);
    return finishPage(response, { nonce, requestId, https: running.https });
  };
}
