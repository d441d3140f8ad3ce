import { href } from 'react-router';
import { shellCopy } from '#storefront/frame/frame.copy.ts';
import { Door } from '#storefront/session/auth-card.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { signInPath } from '#web/sign-in-path.ts';
import { deadLinkWords, passwordCopy } from './password.copy.ts';

/** Tells why a link is not valid (used, expired or unknown), and what to do next. */
export function DeadLinkPage({ why }: { why: keyof typeof deadLinkWords }) {
  const language = useLanguage();
  return (
    <Door title={passwordCopy.dead}>
      <p className="leading-relaxed">
        <Both of={deadLinkWords[why]} />
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={pathIn(language, href('/forgot-password'))}>
          <Both of={passwordCopy.askNew} />
        </ButtonLink>
        <ButtonLink to={signInPath(language)} variant="outline">
          <Both of={shellCopy.signIn} />
        </ButtonLink>
      </div>
    </Door>
  );
}
