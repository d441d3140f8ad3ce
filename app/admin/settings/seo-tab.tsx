import { CountedField } from './counted-field.tsx';
import type { FieldProps } from './settings-answer.ts';
import { TwinNote } from './twin-fields.tsx';

const title = { from: 50, to: 60 };
const description = { from: 150, to: 160 };

export function SeoTab({ field }: { field: FieldProps }) {
  return (
    <div className="grid gap-5">
      <CountedField {...field('metaTitle')} lang="en" best={title} required />
      <CountedField {...field('metaTitleSi')} lang="si" best={title} />
      <CountedField {...field('metaDescription')} lang="en" best={description} required />
      <CountedField {...field('metaDescriptionSi')} lang="si" best={description} />
      <TwinNote />
    </div>
  );
}
