import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both } from '#ui/text/text.tsx';

type AskFirstProps = {
  /** The text of the button that opens the question. */
  of: Bilingual;
  variant?: 'primary' | 'outline' | 'danger';
  /** Names what the button is about for screen readers, where a list repeats it. */
  suffix?: ReactNode;
  question: Bilingual;
  open?: boolean;
  /** The button that says yes. */
  children: ReactNode;
};

/** Asks a question below a button before its form can be sent, without JavaScript too. */
export function AskFirst({
  of,
  variant = 'danger',
  suffix,
  question,
  open = false,
  children,
}: AskFirstProps) {
  return (
    <details open={open}>
      <summary
        className={`button button-small button-${variant} list-none [&::-webkit-details-marker]:hidden`}
      >
        <span>
          <Both of={of} inline />
          {suffix}
        </span>
      </summary>
      <div className="mt-3 grid justify-items-start gap-3">
        <p className="text-md leading-snug">
          <Both of={question} />
        </p>
        {children}
      </div>
    </details>
  );
}
