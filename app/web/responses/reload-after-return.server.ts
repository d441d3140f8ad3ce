/**
 * Code for a page to which Back returns as it was left (back/forward cache). Opens it again if its router was still waiting when
 * another document replaced it, because its buttons would stay busy; and before the gateway, because the order may be paid by now.
 */
export const reloadAfterReturn = `addEventListener('pageshow', ({ persisted }) => {
    const { state } = window.__reactRouterDataRouter || {};
    const isWaiting = state && state.navigation.state !== 'idle';
    if (persisted && (isWaiting || location.pathname.endsWith('/pay'))) location.reload();
  });`;
