import { accountCopy } from '#storefront/account/account.copy.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { passwordCopy } from './password.copy.ts';
import type { PasswordAnswer } from './password-answer.ts';

type ChangePasswordPageProps = { wasChanged: boolean; answer: PasswordAnswer | undefined };

export function ChangePasswordPage({ wasChanged, answer }: ChangePasswordPageProps) {
  return (
    <AccountSection id="password-title" title={accountCopy.changePassword}>
      <Card className="grid max-w-160 gap-5">
        {wasChanged && !answer && (
          <Notice tone="success" role="status">
            <Both of={passwordCopy.changed} />
          </Notice>
        )}
        <ChangePasswordForm key={String(wasChanged)} answer={answer} />
      </Card>
    </AccountSection>
  );
}
