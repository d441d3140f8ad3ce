import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { passwordCopy } from './password.copy.ts';
import type { PasswordAnswer } from './password-answer.ts';

type ChangePasswordPageProps = { wasChanged: boolean; answer: PasswordAnswer | undefined };

export function ChangePasswordPage({ wasChanged, answer }: ChangePasswordPageProps) {
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <Link
        to={pathIn(useLanguage(), '/account')}
        className="mb-2 inline-flex min-h-11 items-center gap-2.5 leading-snug font-medium text-leaf-600 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
        <span>
          <Both of={passwordCopy.account} beside />
        </span>
      </Link>
      <Heading level="h1" of={passwordCopy.change} />
      <Card className="mt-8 grid max-w-160 gap-5">
        {wasChanged && !answer && (
          <Notice tone="success" role="status">
            <Both of={passwordCopy.changed} />
          </Notice>
        )}
        <ChangePasswordForm key={String(wasChanged)} answer={answer} />
      </Card>
    </div>
  );
}
