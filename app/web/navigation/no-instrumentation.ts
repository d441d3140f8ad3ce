/**
 * Replaces in the browser the part of React Router that lets an observer wrap its routes. The shop has none, so every
 * page is spared its code.
 */
export function getRouteInstrumentationUpdates(): object {
  return {};
}

export function instrumentClientSideRouter<Router>(router: Router): Router {
  return router;
}

export function consumeInstrumentationClientResultMetaReceiver(): void {}
