import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Text } from '#ui/text/text.tsx';
import { useFocusedBox } from './use-focused-box.ts';

type ErrorSummaryProps = {
  /** `field` is the id of the control, which is its name unless the form chose another. */
  problems: { field: string; message: Bilingual }[];
  title?: Bilingual | undefined;
  /** A new object with every response of the server, such as actionData: the summary then takes the focus. */
  answer?: unknown;
};

/** Lists the problems of a form above it and links to each field, with or without JavaScript. */
export function ErrorSummary({ problems, title, answer }: ErrorSummaryProps) {
  const box = useFocusedBox(answer);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3.5 rounded-md border border-clay-700/40 bg-clay-100 px-5 py-2 leading-snug text-clay-700"
    >
      <CircleAlert aria-hidden="true" className="mt-3 size-5 shrink-0" />
      <div>
        {title && (
          <p className="pt-2.5 font-semibold">
            <Text of={title} />
          </p>
        )}
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                className="inline-flex min-h-11 items-center py-2 font-semibold underline underline-offset-4"
              >
                <Text of={message} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
