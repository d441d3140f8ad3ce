import { type ChangeEvent, useState } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { FieldError } from '#ui/field/field.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useField } from './form.tsx';

type FilesFieldProps = {
  name: string;
  accept: string;
  /** Returns why these files would be refused, so that nobody sends them for minutes first. */
  refusalOf: (files: readonly File[]) => Bilingual | undefined;
};

/** Renders a field for one or several files; the browser shows their names. Drops files that would be refused. */
export function FilesField({ name, accept, refusalOf }: FilesFieldProps) {
  const { id, label, hint, mark, required } = useField(name);
  const [refusal, setRefusal] = useState<Bilingual>();
  const check = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const found = refusalOf([...(input.files ?? [])]);
    setRefusal(found);
    if (found) input.value = '';
  };
  return (
    <div className="grid gap-1.75">
      <label htmlFor={id} className="text-md leading-snug font-semibold">
        <Both of={label} inline />{' '}
        {mark && (
          <span className="font-normal text-ink-600">
            <Text of={mark} />
          </span>
        )}
      </label>
      <input
        id={id}
        name={name}
        type="file"
        multiple
        accept={accept}
        required={required}
        onChange={check}
        aria-describedby={hint && `${id}-hint`}
        className="min-h-11 w-full min-w-0 text-md file:me-3 file:min-h-11 file:cursor-pointer file:rounded-pill file:border file:border-solid file:border-leaf-700 file:bg-transparent file:px-4 file:font-semibold file:text-leaf-900"
      />
      {refusal && <FieldError id={`${id}-error`} of={refusal} isAlert />}
      {hint && (
        <p id={`${id}-hint`} className="text-sm leading-snug text-ink-600">
          <Text of={hint} />
        </p>
      )}
    </div>
  );
}
