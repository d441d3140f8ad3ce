import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepEarlyInput } from '#web/forms/early-input.ts';
import { renderBelowFirstScreen } from '#web/navigation/render-below-first-screen.ts';

/** A copy of the server's page, kept until hydration has succeeded. */
let serverPage: Node | undefined = document.documentElement.cloneNode(true);
const restoreEarlyInput = keepEarlyInput();

startTransition(() => {
  const root = hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <HydrationSignal />
    </StrictMode>,
    { onCaughtError: onRenderError, onUncaughtError: onRenderError },
  );

  /** Restores the server's page when hydration fails, because that page works without React. */
  function onRenderError(error: unknown) {
    reportError(error);
    const page = serverPage;
    serverPage = undefined;
    if (page) queueMicrotask(() => restore(page));
  }

  function restore(page: Node) {
    root.unmount();
    document.replaceChild(page, document.documentElement);
    document.documentElement.classList.remove('scripted');
  }
});

/**
 * Ends hydration: drops the copy of the page, restores what was typed before, signals to the page that its scripts run
 * (app/web/responses/deferred-scripts.server.ts), and renders what is below the first screen.
 */
function HydrationSignal() {
  useEffect(() => {
    if (!serverPage) return;
    serverPage = undefined;
    restoreEarlyInput();
    window.dispatchEvent(new Event('hydrated'));
    renderBelowFirstScreen();
  }, []);
  return null;
}
