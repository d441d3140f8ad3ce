/**
 * Reloads a page that Back restores from the back/forward cache: one whose router still waited when another document
 * replaced it, because its buttons stay busy, and the one before the gateway, whose order may be paid by now.
 */
export const reloadAfterReturn = `addEventListener('pageshow', ({ persisted }) => {
    const { state } = window.__reactRouterDataRouter || {};
    const isWaiting = state && state.navigation.state !== 'idle';
    if (persisted && (isWaiting || location.pathname.endsWith('/pay'))) location.reload();
  });`;
