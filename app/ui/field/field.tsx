import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ComponentProps, ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both, Text } from '#ui/text/text.tsx';

export type FieldProps = {
  name: string;
  label: Bilingual;
  /** Beside the label in gray, such as "(optional)". */
  mark?: Bilingual | undefined;
  hint?: Bilingual | undefined;
  error?: Bilingual | undefined;
  /** Announces the error when it appears, for a form that leaves the focus where it is. */
  announcesError?: boolean | undefined;
  /** Applies to the whole field. All other props go to the control itself. */
  className?: string | undefined;
};

/** Uses the name as the id of the control. Pass `id` where two forms of a page share names. */
export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { frame, control } = splitProps(props);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...control} />
    </FieldFrame>
  );
}

export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  const { frame, control } = splitProps(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...control} />
    </FieldFrame>
  );
}

/** Takes the options as children: `<option>` holds text only, so the caller passes it in the visitor's language. */
export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  const { frame, control } = splitProps(props);
  return (
    <FieldFrame {...frame}>
      <select {...control} />
    </FieldFrame>
  );
}

type Frame = Omit<FieldProps, 'name'> & { id: string };

/** Splits props between the frame and the control, and ties both together by ids. */
export function splitProps<Props extends FieldProps & { id?: string | undefined }>(props: Props) {
  const { label, mark, hint, error, announcesError, className, id = props.name, ...rest } = props;
  const describedBy = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ');
  const control = {
    ...rest,
    id,
    className: 'control',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  const frame: Frame = { id, label, mark, hint, error, announcesError, className };
  return { frame, control };
}

/** Renders the label, the control, its error and its hint. */
export function FieldFrame({
  id,
  label,
  mark,
  hint,
  error,
  announcesError = false,
  className = '',
  children,
}: Frame & { children: ReactNode }) {
  return (
    <div className={`grid content-start gap-1.75 ${className}`}>
      <label htmlFor={id} className="text-md leading-snug font-semibold text-ink-900">
        <Both of={label} inline mark={mark && <FieldMark of={mark} />} />
      </label>
      {children}
      {error && <FieldError id={errorId(id)} of={error} isAlert={announcesError} />}
      {hint && (
        <p id={hintId(id)} className="text-sm leading-snug text-ink-600">
          <Text of={hint} />
        </p>
      )}
    </div>
  );
}

function FieldMark({ of }: { of: Bilingual }) {
  return (
    <span className="ms-0.5 font-normal text-ink-600">
      <Text of={of} />
    </span>
  );
}

type FieldErrorProps = { id: string; of: Bilingual; isAlert?: boolean };

/** Shows an error by an icon and a sentence, never only by color. */
export function FieldError({ id, of, isAlert = false }: FieldErrorProps) {
  return (
    <p
      id={id}
      role={isAlert ? 'alert' : undefined}
      className="flex gap-2 text-md leading-snug font-medium text-clay-700 [--second:currentColor]"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <Both of={of} />
      </span>
    </p>
  );
}

function errorId(id: string): string {
  return `${id}-error`;
}

function hintId(id: string): string {
  return `${id}-hint`;
}
