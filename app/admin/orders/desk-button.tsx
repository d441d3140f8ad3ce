import type { ComponentProps } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button } from '#ui/button.tsx';
import { Both } from '#ui/text.tsx';
import type { DeskIntent } from './desk-answer.ts';
import { useIsBusyWith } from './desk-form.tsx';

type DeskButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'icon'> & {
  intent: DeskIntent;
  of: Bilingual;
};

/** Sends the form that it stands in, and says what is asked for. */
export function DeskButton({ intent, of, variant = 'outline', icon }: DeskButtonProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant={variant}
      size="small"
      icon={icon}
      busy={useIsBusyWith(intent)}
    >
      <Both of={of} beside />
    </Button>
  );
}
