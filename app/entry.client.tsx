import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepEarlyInput } from '#web/forms/early-input.ts';

/** The page as the server sent it, until React has taken it over. */
let served: Node | undefined = document.documentElement.cloneNode(true);
const restoreEarlyInput = keepEarlyInput();

startTransition(() => {
  const root = hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Awake />
    </StrictMode>,
    { onCaughtError: noteFault, onUncaughtError: noteFault },
  );

  /** Puts the page of the server back when React fails on its first look at it, since that page works without React. */
  function noteFault(error: unknown) {
    reportError(error);
    const page = served;
    served = undefined;
    if (page) queueMicrotask(() => putBack(page));
  }

  function putBack(page: Node) {
    root.unmount();
    document.replaceChild(page, document.documentElement);
    document.documentElement.classList.remove('scripted');
  }
});

/** Tells the page that its scripts run: see app/web/responses/deferred-scripts.server.ts. */
function Awake() {
  useEffect(() => {
    if (!served) return;
    served = undefined;
    restoreEarlyInput();
    window.dispatchEvent(new Event('scripted'));
  }, []);
  return null;
}
