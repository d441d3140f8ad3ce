import { useState } from 'react';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import type { AdjustStockRefusal } from '#domain/catalog/stock/adjust-stock.server.ts';
import { adjustmentKinds } from '#domain/catalog/stock/stock-adjustment.ts';
import type { StockLedger } from '#domain/orders/reading/find-stock-ledger.server.ts';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { HiddenField } from '#ui/form/hidden-field.tsx';
import { numberProblems } from '#ui/form/number-problems.copy.ts';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both } from '#ui/text/text.tsx';
import { adjustFields, adjustRefusalCopy, countHint, kindCopy, ledgerCopy } from './ledger.copy.ts';

export type AdjustAnswer = FormAnswer<AdjustStockRefusal>;

type AdjustFormProps = {
  action: string;
  formKey: string;
  shown: ReturnType<typeof shownValues>;
  answer: AdjustAnswer | undefined;
};

type CountedProduct = Pick<
  StockLedger['product'],
  'stock' | 'toPack' | 'lastMovement' | 'lastEntry'
>;

/** Returns the values that a form sends of what it shows, to which a count relates. */
export function shownValues(product: CountedProduct) {
  const { stock, toPack, lastMovement, lastEntry } = product;
  const shown = { shownStock: `${stock}`, shownToPack: `${toPack}` };
  return { ...shown, shownMovement: `${lastMovement}`, shownEntry: `${lastEntry}` };
}

type HintValues = Pick<ReturnType<typeof shownValues>, 'shownStock' | 'shownToPack'>;

/** Returns the numbers to which a count in a refused form relates; undefined if its hidden fields were changed by hand. */
function sentValues(answer: AdjustAnswer | undefined): HintValues | undefined {
  const { shownStock = '', shownToPack = '' } = answer?.values ?? {};
  const areNumbers = [shownStock, shownToPack].every((sent) => /^\d{1,9}$/.test(sent));
  return areNumbers ? { shownStock, shownToPack } : undefined;
}

function kindOptions({ shownStock, shownToPack }: HintValues) {
  const hint = countHint({ stock: Number(shownStock), toPack: Number(shownToPack) });
  const options = adjustmentKinds.map((value) => ({ value, ...kindCopy[value] }));
  return options.map((option) => (option.value === 'count' ? { ...option, hint } : option));
}

/** Adjusts the stock by hand, with a reason that the ledger stores. */
export function AdjustForm({ action, formKey, shown, answer }: AdjustFormProps) {
  // Keeps the numbers with which the form opened, to which a count relates, whatever is loaded in the meantime.
  const [opened] = useState(shown);
  return (
    <Form
      action={action}
      replace
      preventScrollReset
      className="grid content-start gap-5"
      fields={adjustFields}
      answer={answer}
      initialValues={{ ...opened, formKey, kind: 'add' }}
      errorTexts={numberProblems}
      focusesFirstError
    >
      <h3 className="text-lg leading-snug">
        <Both of={ledgerCopy.adjust} />
      </h3>
      <FormProblems refused={answer?.refusal && adjustRefusalCopy(answer.refusal)} />
      <UnsavedFormGuard />
      <HiddenField name="formKey" />
      <HiddenField name="shownStock" />
      <HiddenField name="shownMovement" />
      <HiddenField name="shownToPack" />
      <HiddenField name="shownEntry" />
      <RadioField name="kind" options={kindOptions(sentValues(answer) ?? opened)} />
      <TextField name="units" />
      <TextField name="note" />
      <SubmitButton of={ledgerCopy.adjust} block />
    </Form>
  );
}
