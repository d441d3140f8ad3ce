import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { LanguageProvider } from '#ui/text/language.tsx';
import type { loader } from './shell.route.tsx';

/** Sets the language that the admin chose for everything inside; both languages for who is not in the panel yet. */
export function InPanelLanguage({ children }: { children: ReactNode }) {
  const panel = useRouteLoaderData<typeof loader>('admin/shell/shell.route');
  const { panelLanguage = 'both' } = panel ?? {};
  return (
    <LanguageProvider
      language={panelLanguage === 'si' ? 'si' : 'en'}
      isPaired={panelLanguage === 'both'}
    >
      {children}
    </LanguageProvider>
  );
}
