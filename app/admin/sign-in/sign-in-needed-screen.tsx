import { CodeScreen, type CodeScreenProps } from '#admin/second-factor/code-screen.tsx';
import { EnrolmentScreen } from '#admin/second-factor/enrolment-screen.tsx';
import type { SignInNeeded } from '#web/guards/require-admin.server.ts';
import { LoginScreen, type LoginScreenProps } from './login-screen.tsx';

type SignInNeededScreenProps = CodeScreenProps &
  Pick<LoginScreenProps, 'reason'> & { needed: SignInNeeded };

/** Replaces a page until the visitor has completed the required step, and then redirects to it. */
export function SignInNeededScreen({
  needed,
  next,
  answer,
  reason = needed.reason,
  unsaved = needed.unsaved,
}: SignInNeededScreenProps) {
  switch (needed.ask) {
    case 'password':
      return (
        <LoginScreen
          next={next}
          demo={needed.demo}
          reason={reason}
          unsaved={unsaved}
          isFormLost={needed.isFormLost}
        />
      );
    case 'code':
      return <CodeScreen next={next} answer={answer} unsaved={unsaved} />;
    case 'enrolment':
      return <EnrolmentScreen next={next} unsaved={unsaved} isFormLost={needed.isFormLost} />;
  }
}
