import { Form, href } from 'react-router';
import { UnsavedField } from '#admin/sign-in/unsaved-field.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import type { UnsavedForm } from '#web/forms/unsaved-form.server.ts';

type EnrolStepProps = {
  intent: 'begin' | 'resume';
  next: string;
  unsaved: UnsavedForm | undefined;
  button: Bilingual;
};

/** Begins the enrolment or, after it, returns to the form that was posted after the session had ended. */
export function EnrolStep({ intent, next, unsaved, button }: EnrolStepProps) {
  return (
    <Form
      method="post"
      action={href('/admin/second-factor/enrol')}
      reloadDocument
      className="print:hidden"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="next" value={next} />
      <UnsavedField unsaved={unsaved} />
      <Button type="submit" block>
        <Both of={button} />
      </Button>
    </Form>
  );
}
