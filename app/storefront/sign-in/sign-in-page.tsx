import { href } from 'react-router';
import { Door } from '#storefront/session/auth-card.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { signUpPath } from '#web/sign-in-path.ts';
import { signInCopy } from './sign-in.copy.ts';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

export function SignInPage(props: SignInFormProps) {
  const language = useLanguage();
  return (
    <Door title={signInCopy.title}>
      <SignInForm {...props} />
      <p className="mt-8 border-t border-line pt-6 leading-normal">
        <Both of={signInCopy.noAccount} />
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={signUpPath(language, props.next)} variant="outline">
          <Both of={signInCopy.createAccount} />
        </ButtonLink>
        <ButtonLink to={pathIn(language, href('/checkout'))} variant="quiet">
          <Both of={signInCopy.orderAsGuest} />
        </ButtonLink>
      </div>
    </Door>
  );
}
