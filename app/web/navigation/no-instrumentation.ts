/**
 * Replaces React Router's `lib/router/instrumentation.js` in the browser: the shop passes no `instrumentations`, so that no
 * page has to load their code.
 */
export function getRouteInstrumentationUpdates(): object {
  return {};
}

export function instrumentClientSideRouter<Router>(router: Router): Router {
  return router;
}

export function consumeInstrumentationClientResultMetaReceiver(): void {}
