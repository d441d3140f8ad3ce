import { Form, href, useNavigation } from 'react-router';
import type { GuideMark } from '#domain/guide/guide-mark.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button } from '#ui/button.tsx';
import { Both } from '#ui/text.tsx';

type GuideButtonProps = {
  mark: GuideMark;
  of: Bilingual;
  takeBack?: boolean;
  /** Where it stands, and leads back to. */
  on?: 'dashboard' | undefined;
  describedBy?: string;
};

/** Says one thing to the guide, or takes it back. */
export function GuideButton({ mark, of, takeBack = false, on, describedBy }: GuideButtonProps) {
  const { formData } = useNavigation();
  const action = href('/admin/guide') + (on ? `?on=${on}` : '');
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="mark" value={mark} />
      {takeBack && <input type="hidden" name="take" value="back" />}
      <Button
        type="submit"
        variant="quiet"
        size="small"
        busy={formData?.get('mark') === mark}
        aria-describedby={describedBy}
      >
        <Both of={of} />
      </Button>
    </Form>
  );
}
