import { factNames, fieldsOfFact } from '#domain/catalog/product-facts.ts';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import { TwinFields } from '#ui/form/twin-fields.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { formCopy } from './product-form.copy.ts';

/** Renders the fields of package facts: short texts side by side by language, long texts and codes below each other. */
export function FactFields() {
  const facts = factNames.map((name) => {
    const described = fieldsOfFact(name);
    const names = described.map(({ field }) => field);
    if (described[0]?.kind === 'line') return <TwinFields key={name} names={names} />;
    return described.map(({ field, kind }) =>
      kind === 'lines' ? (
        <TextAreaField key={field} name={field} rows={3} />
      ) : (
        <TextField key={field} name={field} />
      ),
    );
  });
  return (
    <fieldset className="mt-2 grid gap-5 border-t border-line pt-5">
      <legend className="float-left w-full text-xl leading-snug font-semibold text-leaf-900">
        <Both of={formCopy.details} inline />
      </legend>
      <p className="text-sm leading-snug text-ink-600">
        <Text of={formCopy.detailsHint} />
      </p>
      {facts}
    </fieldset>
  );
}
