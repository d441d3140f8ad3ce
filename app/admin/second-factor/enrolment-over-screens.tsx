import { href } from 'react-router';
import { SignInCard } from '#admin/sign-in/sign-in-card.tsx';
import type { AdminRole } from '#domain/accounts/admin-role.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import type { UnsavedForm } from '#web/forms/unsaved-form.server.ts';
import { EnrolStep } from './enrol-step.tsx';
import { enrolmentFinished, secondFactorCopy, unseenCodes } from './second-factor.copy.ts';

type ContinuationProps = { next: string; unsaved: UnsavedForm | undefined };

/** Renders where no enrolment is pending, and leads to a new one. */
export function EnrolmentExpired({ next, unsaved }: ContinuationProps) {
  return (
    <SignInCard title={secondFactorCopy.title}>
      <div className="grid gap-6">
        <p role="alert">
          <Both of={secondFactorCopy.enrolmentExpired} />
        </p>
        {unsaved ? (
          <EnrolStep
            intent="begin"
            next={next}
            unsaved={unsaved}
            button={secondFactorCopy.beginAgain}
          />
        ) : (
          <ButtonLink to={href('/admin/security')} reloadDocument block>
            <Both of={secondFactorCopy.beginAgain} />
          </ButtonLink>
        )}
      </div>
    </SignInCard>
  );
}

export type FinishedEnrolment = { enrolledOn: string; role: AdminRole };

/**
 * Renders where the admin has an app already, as after a double click or a lost response. The recovery codes were in that
 * response, so it leads to where an owner makes new ones. Packers have no such page.
 */
export function EnrolmentFinished({
  next,
  unsaved,
  finished: { enrolledOn, role },
}: ContinuationProps & { finished: FinishedEnrolment }) {
  return (
    <SignInCard title={secondFactorCopy.title}>
      <div className="grid gap-6">
        <p role="alert">
          <Both of={enrolmentFinished(enrolledOn)} />
        </p>
        <p>
          <Both of={unseenCodes[role]} />
        </p>
        {unsaved ? (
          <EnrolStep intent="resume" next={next} unsaved={unsaved} button={secondFactorCopy.goOn} />
        ) : (
          <ButtonLink to={next} reloadDocument block>
            <Both of={secondFactorCopy.goOn} />
          </ButtonLink>
        )}
        {role === 'owner' && !unsaved && (
          <ButtonLink to={href('/admin/security')} variant="outline" reloadDocument block>
            <Both of={secondFactorCopy.newCodes} />
          </ButtonLink>
        )}
      </div>
    </SignInCard>
  );
}
