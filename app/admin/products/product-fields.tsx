import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { FormKey } from '#ui/form-key.tsx';
import { FactFields } from './fact-fields.tsx';
import { ImageFields } from './image-fields.tsx';
import type { ProductAnswer } from './product-answer.ts';
import { formCopy } from './product-form.copy.ts';
import { imagesIn } from './product-images.ts';
import type { FieldProblem } from './product-problems.ts';
import type { ProductValues } from './product-values.ts';

type ProductFieldsProps = {
  values: ProductValues;
  answer: ProductAnswer | undefined;
  problems: FieldProblem[];
};

export function ProductFields({ values, answer, problems }: ProductFieldsProps) {
  const errorOf = (field: string) => problems.find((one) => one.field === field)?.message;
  const field = (name: keyof typeof formCopy & string) => ({
    name,
    label: formCopy[name],
    defaultValue: values[name] ?? '',
    error: errorOf(name),
    required: true,
  });
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <FormKey of={values['formKey']} />
      <ShownStock values={values} answer={answer} />
      <ShownVersion values={values} answer={answer} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('nameEn')} lang="en" />
        <TextField {...field('nameSi')} lang="si" />
      </div>
      <TextAreaField {...field('descriptionEn')} lang="en" />
      <TextAreaField {...field('descriptionSi')} lang="si" />
      <div className="grid grid-cols-2 gap-5">
        <TextField {...field('priceLkr')} {...number} />
        <TextField {...field('stock')} {...number} />
      </div>
      <TextField {...field('lowStockThreshold')} {...number} hint={formCopy.lowStockHint} />
      <ImageFields
        images={imagesIn(values)}
        errorOf={errorOf}
        uploadProblems={answer?.uploaded?.problems ?? []}
      />
      <input type="hidden" name="featured" value="off" />
      <Checkbox
        id="featured"
        name="featured"
        value="on"
        label={formCopy.featured}
        defaultChecked={values['featured'] === 'on'}
      />
      <TextField
        {...field('slug')}
        required={false}
        mark={formCopy.optional}
        hint={formCopy.slugHint}
        autoCapitalize="none"
        spellCheck={false}
      />
      <FactFields values={values} errorOf={errorOf} />
    </>
  );
}

/**
 * The stock that the owner saw when typing another. It stays when fresh data arrive under the open form,
 * and follows only when the owner was told the new one.
 */
function ShownStock({ values, answer }: Pick<ProductFieldsProps, 'values' | 'answer'>) {
  const [opened] = useState(values['shownStock']);
  const told = answer?.stock?.stock;
  const shown = answer ? values['shownStock'] : opened;
  const stock = told === undefined ? shown : String(told);
  return stock === undefined ? null : <input type="hidden" name="shownStock" value={stock} />;
}

/** The version that the owner saw. Like the stock it follows only when the owner was told of another. */
function ShownVersion({ values, answer }: Pick<ProductFieldsProps, 'values' | 'answer'>) {
  const [opened] = useState(values['version']);
  const version = answer?.meanwhile?.theirs['version'] ?? (answer ? values['version'] : opened);
  return version === undefined ? null : <input type="hidden" name="version" value={version} />;
}
