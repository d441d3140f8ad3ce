import { type ComponentType, lazy, memo, Suspense } from 'react';

/**
 * Returns a component whose code loads after the page's first view; the server renders it as usual. If its code
 * never arrives, the server's markup stays, so links and forms in it must work without a script. If its props or
 * contexts change before then, React replaces that markup and loses what was typed into it: keep them
 * the same.
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
