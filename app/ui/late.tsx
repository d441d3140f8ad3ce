import { type ComponentType, lazy, memo, Suspense } from 'react';

/**
 * Returns a component whose code is loaded after the page's first view. The server renders it as any other. Where its code
 * does not arrive, the server's markup stays, so links and forms in it must work without a script. What changes above it
 * before its code is there would make React replace that markup, and what was typed into it: keep its props the same, and
 * the contexts that it is in.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => {}),
    ),
  ) as ComponentType<Props>;
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}
