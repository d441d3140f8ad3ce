import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { FocusedNotice } from '#ui/feedback/focused-notice.tsx';
import { UnsavedFormContext } from '#ui/form/unsaved-form.ts';
import { useLanguage } from '#ui/text/language.tsx';
import type { CustomersUnsavedForm } from '#web/cookies/unsaved-form-cookie.server.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import { unsavedFormTexts } from './account.copy.ts';

type UnsavedFormProviderProps = { unsaved: CustomersUnsavedForm | undefined; children: ReactNode };

/**
 * Fills the form of the page with what was typed before and not saved. Says why above the page, unless the form was refused,
 * which a toast has said.
 */
export function UnsavedFormProvider({ unsaved, children }: UnsavedFormProviderProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const isOfThisPage = unsaved?.page === localizePath('en', pathname);
  if (!isOfThisPage) return children;
  const { reason, action, values } = unsaved;
  return (
    <UnsavedFormContext value={{ action: localizePath(language, action), values }}>
      {reason !== 'refused' && (
        <div className="mb-6">
          <FocusedNotice of={unsavedFormTexts[reason]} />
        </div>
      )}
      {children}
    </UnsavedFormContext>
  );
}
