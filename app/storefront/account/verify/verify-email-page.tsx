import Link2Off from 'lucide-react/icons/link-2-off';
import MailCheck from 'lucide-react/icons/mail-check';
import { href } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { verifyEmailCopy } from './verify-email.copy.ts';

/** Without an address the link is no longer valid. */
export function VerifyEmailPage({ email }: { email: string | undefined }) {
  return <Card>{email === undefined ? <Unusable /> : <Confirm email={email} />}</Card>;
}

/** Posts to the address of the page itself, which holds the token. */
function Confirm({ email }: { email: string }) {
  return (
    <EmptyState
      as="h2"
      of={verifyEmailCopy.title}
      icon={<MailCheck className="size-16 stroke-1" />}
    >
      <div className="grid justify-items-center gap-4">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="leading-snug text-ink-600">
          <Both of={verifyEmailCopy.sentence} />
        </p>
        <form method="post">
          <Button type="submit">
            <Both of={verifyEmailCopy.confirm} beside />
          </Button>
        </form>
      </div>
    </EmptyState>
  );
}

function Unusable() {
  const language = useLanguage();
  return (
    <EmptyState
      as="h2"
      sentence
      of={verifyEmailCopy.unusable}
      icon={<Link2Off className="size-16 stroke-1" />}
    >
      <ButtonLink to={pathIn(language, href('/account/details'))}>
        <Both of={verifyEmailCopy.toDetails} beside />
      </ButtonLink>
    </EmptyState>
  );
}
