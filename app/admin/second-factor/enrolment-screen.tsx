import { Form, href } from 'react-router';
import { SignInCard } from '#admin/sign-in/sign-in-card.tsx';
import { Button } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import { secondFactorCopy } from './second-factor.copy.ts';

/** Makes an admin enrol before anything of the panel opens. */
export function EnrolmentScreen({ next }: { next: string }) {
  return (
    <SignInCard title={secondFactorCopy.title}>
      <div className="grid gap-5">
        <p>
          <Both of={secondFactorCopy.enrolFirst} />
        </p>
        <Form method="post" action={href('/admin/second-factor/enrol')} reloadDocument>
          <input type="hidden" name="intent" value="begin" />
          <input type="hidden" name="next" value={next} />
          <Button type="submit" block>
            <Both of={secondFactorCopy.setUp} />
          </Button>
        </Form>
        <Form method="post" action={href('/admin/sign-out')} reloadDocument className="text-center">
          <Button type="submit" variant="quiet" size="small">
            <Both of={secondFactorCopy.someoneElse} inline />
          </Button>
        </Form>
      </div>
    </SignInCard>
  );
}
