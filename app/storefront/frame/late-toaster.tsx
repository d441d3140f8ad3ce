import { type ComponentProps, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Toaster } from '#ui/toaster.tsx';

/** Messages wait until it has come. Where it was lost, the next page fetches it again. */
export function LateToaster(props: ComponentProps<typeof Toaster>) {
  const [Part, setPart] = useState<typeof Toaster>();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to try again
  useEffect(() => {
    if (Part) return;
    import('#ui/toaster.tsx').then(
      (loaded) => setPart(() => loaded.Toaster),
      () => {},
    );
  }, [pathname]);
  return Part ? <Part {...props} /> : null;
}
