import { Form, href } from 'react-router';
import { signInCopy } from '#admin/sign-in/sign-in.copy.ts';
import { SignInCard } from '#admin/sign-in/sign-in-card.tsx';
import { Button } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import type { UnsavedForm } from '#web/forms/unsaved-form.server.ts';
import { EnrolStep } from './enrol-step.tsx';
import { secondFactorCopy } from './second-factor.copy.ts';

type EnrolmentScreenProps = {
  next: string;
  unsaved: UnsavedForm | undefined;
  /** Whether the form that the admin posted could not be kept. */
  isFormLost: boolean | undefined;
};

/** Makes an admin enrol before anything of the panel opens. */
export function EnrolmentScreen({ next, unsaved, isFormLost = false }: EnrolmentScreenProps) {
  const ofForm = unsaved ? signInCopy.kept : isFormLost && signInCopy.lost;
  return (
    <SignInCard title={secondFactorCopy.title}>
      <div className="grid gap-5">
        <p>
          <Both of={secondFactorCopy.enrolFirst} />
        </p>
        {ofForm && (
          <p>
            <Both of={ofForm} />
          </p>
        )}
        <EnrolStep intent="begin" next={next} unsaved={unsaved} button={secondFactorCopy.setUp} />
        <Form method="post" action={href('/admin/sign-out')} reloadDocument className="text-center">
          <Button type="submit" variant="quiet" size="small">
            <Both of={secondFactorCopy.someoneElse} inline />
          </Button>
        </Form>
      </div>
    </SignInCard>
  );
}
