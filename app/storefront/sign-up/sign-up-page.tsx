import { Door } from '#storefront/shell/door.tsx';
import { shellCopy } from '#storefront/shell/shell.copy.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { signInPath } from '#web/sign-in-path.ts';
import { signUpCopy } from './sign-up.copy.ts';
import type { SignUpAnswer } from './sign-up-answer.ts';
import { SignUpForm } from './sign-up-form.tsx';

export type SignUpPageProps = {
  /** Where to go on afterwards: the page that asked for an account. */
  next: string | undefined;
  answer: SignUpAnswer | undefined;
};

export function SignUpPage(props: SignUpPageProps) {
  return (
    <Door title={signUpCopy.title}>
      <SignUpForm {...props} />
      <p className="mt-8 border-t border-line pt-6 leading-normal">
        <Both of={signUpCopy.haveAccount} />
      </p>
      <ButtonLink
        to={signInPath(useLanguage(), props.next)}
        variant="outline"
        className="mt-4 w-fit"
      >
        <Both of={shellCopy.signIn} />
      </ButtonLink>
    </Door>
  );
}
