import { type FactName, factNames, fieldsOfFact } from '#domain/catalog/product-facts.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Both, Text } from '#ui/text.tsx';
import { factsCopy } from './facts.copy.ts';
import type { ProductValues } from './product-values.ts';

type FactFieldsProps = {
  values: ProductValues;
  errorOf: (field: string) => Bilingual | undefined;
};

const hints: { [Name in FactName]?: Bilingual } = { approvalNumber: factsCopy.approvalHint };

/** What the pack says. Nothing of it is required. */
export function FactFields({ values, errorOf }: FactFieldsProps) {
  return (
    <fieldset className="mt-2 grid gap-5 border-t border-line pt-5">
      <legend className="float-left w-full text-xl leading-snug font-semibold text-leaf-900">
        <Both of={factsCopy.details} beside />
      </legend>
      <p className="text-sm leading-snug text-ink-600">
        <Text of={factsCopy.detailsHint} />
      </p>
      {factNames.map((name) => (
        <OneFact key={name} name={name} values={values} errorOf={errorOf} />
      ))}
    </fieldset>
  );
}

/** Short texts stand beside each other, long ones below each other. */
function OneFact({ name, values, errorOf }: FactFieldsProps & { name: FactName }) {
  const hint = hints[name];
  const fields = fieldsOfFact(name).map(({ field, kind, lang, label }) => {
    const shared = {
      ...{ name: field, lang, label, defaultValue: values[field] ?? '', error: errorOf(field) },
      ...(hint && { hint }),
    };
    if (kind === 'lines') return <TextAreaField key={field} {...shared} rows={3} />;
    const code = kind === 'code' && { autoCapitalize: 'characters', spellCheck: false };
    return <TextField key={field} {...shared} {...code} />;
  });
  const isBeside = fields.length > 1 && fieldsOfFact(name)[0]?.kind === 'line';
  return isBeside ? <div className="grid gap-5 sm:grid-cols-2">{fields}</div> : fields;
}
