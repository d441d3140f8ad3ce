import { type ChangeEvent, useState } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { FieldFrame, splitProps } from '#ui/field/field.tsx';
import { useField } from './form.tsx';

type FilesFieldProps = {
  name: string;
  accept: string;
  /** Returns why these files would be refused, so that nobody uploads them for minutes first. */
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
  const { frame, control } = splitProps({
    ...{ id, name, label, hint, mark, accept, required },
    ...{ error: refusal, announcesError: true },
  });
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="file"
        multiple
        onChange={check}
        className="min-h-11 w-full min-w-0 text-md file:me-3 file:min-h-11 file:cursor-pointer file:rounded-pill file:border file:border-solid file:border-leaf-700 file:bg-transparent file:px-4 file:font-semibold file:text-leaf-900"
      />
    </FieldFrame>
  );
}
