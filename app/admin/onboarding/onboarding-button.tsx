import { Form, href, useNavigation } from 'react-router';
import { ignoreDoubleClick } from '#admin/form/double-click.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { OnboardingMark } from '#domain/onboarding/onboarding-mark.ts';
import { Button } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';

type OnboardingButtonProps = {
  mark: OnboardingMark;
  of: Bilingual;
  isUndo?: boolean;
  /** The page of the button, to which the shop redirects. */
  returnTo?: 'dashboard' | undefined;
  describedBy?: string;
};

/** Marks a step of the checklist as done or hides the checklist, or undoes that. */
export function OnboardingButton({
  mark,
  of,
  isUndo = false,
  returnTo,
  describedBy,
}: OnboardingButtonProps) {
  const { formData } = useNavigation();
  const action = href('/admin/guide') + (returnTo ? `?returnTo=${returnTo}` : '');
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="mark" value={mark} />
      {isUndo && <input type="hidden" name="isUndo" value="on" />}
      <Button
        type="submit"
        variant="quiet"
        size="small"
        busy={formData?.get('mark') === mark}
        aria-describedby={describedBy}
        onClick={(event) => ignoreDoubleClick(event, `${mark}/${isUndo ? 'undo' : 'mark'}`)}
      >
        <Both of={of} />
      </Button>
    </Form>
  );
}
