import { type ComponentType, lazy } from 'react';

/**
 * Returns a component whose code is loaded after the page's first view; put it into `<Suspense>`. The server renders it as
 * any other. Where its code does not arrive, the server's markup stays, so links and forms in it must work without a script.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => {}),
    ),
  ) as ComponentType<Props>;
}
