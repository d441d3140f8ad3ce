import { shellCopy } from '#storefront/frame/frame.copy.ts';
import { Door } from '#storefront/session/auth-card.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { signInPath } from '#web/sign-in-path.ts';
import { signUpCopy } from './sign-up.copy.ts';
import { SignUpForm, type SignUpFormProps } from './sign-up-form.tsx';

export function SignUpPage(props: SignUpFormProps) {
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
