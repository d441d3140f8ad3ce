import type { ComponentProps } from 'react';
import * as plain from '#ui/field/field.tsx';
import { useField } from './form.tsx';

export type Named<Props> = Partial<Props> & { name: string };

/** Renders a field of the form by its name. Props override the form's label, limit, value and error. */
export function TextField(props: Named<ComponentProps<typeof plain.TextField>>) {
  return <plain.TextField {...useField(props.name)} {...props} />;
}

export function TextAreaField(props: Named<ComponentProps<typeof plain.TextAreaField>>) {
  return <plain.TextAreaField {...useField(props.name)} {...props} />;
}
