import type { ComponentProps } from 'react';
import { useNavigation } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import { useForm } from './form.tsx';

type SubmitButtonProps = ComponentProps<typeof Button> & { of: Bilingual; whileBusy?: Bilingual };

/**
 * Submits the form, and is busy until the next page has loaded; if the form has no `action`, during the submission of any
 * form.
 */
export function SubmitButton({ of, whileBusy = of, icon, ...rest }: SubmitButtonProps) {
  const { action } = useForm();
  const { formMethod, formAction } = useNavigation();
  const isBusy = formMethod === 'POST' && (action === undefined || formAction === action);
  return (
    <Button type="submit" busy={isBusy} icon={!isBusy && icon} {...rest}>
      <Both of={isBusy ? whileBusy : of} inline={!rest.block} />
    </Button>
  );
}
