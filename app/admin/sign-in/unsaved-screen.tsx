import { Form, Link } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import type { UnsavedForm } from '#web/forms/unsaved-form.server.ts';
import { signInCopy } from './sign-in.copy.ts';
import { SignInCard } from './sign-in-card.tsx';

type UnsavedScreenProps = { unsaved: UnsavedForm; next: string };

/** Offers after signing in to save or discard the input that was typed before the session ended. */
export function UnsavedScreen({ unsaved, next }: UnsavedScreenProps) {
  return (
    <SignInCard title={signInCopy.notLost}>
      <Form method="post" action={unsaved.action} reloadDocument className="grid gap-5">
        {unsaved.fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <p>
          <Both of={signInCopy.notSavedYet} />
        </p>
        <Button type="submit" block>
          <Both of={signInCopy.saveNow} />
        </Button>
        <Link to={next} reloadDocument className="mx-auto flex min-h-11 items-center text-leaf-900">
          <span>
            <Both of={signInCopy.discard} inline />
          </span>
        </Link>
      </Form>
    </SignInCard>
  );
}
