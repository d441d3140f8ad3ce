import { type ComponentType, lazy, memo, Suspense } from 'react';

/**
 * Returns a component that the server renders as usual and whose code loads after the first view. It must work without its
 * code, and keep its props and contexts until then: otherwise React replaces the markup and loses what was typed into it.
 */
export function lazyHydrated<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      // Never resolves, so that the server's markup stays where the code cannot be loaded.
      () => new Promise<never>(() => {}),
    ),
  ) as ComponentType<Props>;
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}
