import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { adjustmentKinds, noteLimit } from '#domain/catalog/stock-adjustment.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import { FormKey } from '#ui/form-key.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { RefusalNotice } from '#ui/refusal-notice.tsx';
import { Both } from '#ui/text.tsx';
import type { AdjustAnswer } from './adjust-answer.ts';
import { adjustProblemWords, adjustRefusalWords } from './adjust-problems.copy.ts';
import { kindWords, ledgerCopy } from './ledger.copy.ts';

type AdjustFormProps = {
  action: string;
  stock: number;
  formKey: string;
  answer: AdjustAnswer | undefined;
};

/** Moves units by hand. Why is asked for, for the ledger keeps it. */
export function AdjustForm({ action, stock, formKey, answer }: AdjustFormProps) {
  const isBusy = useNavigation().formAction === action;
  const field = (name: string) => {
    const problem = answer?.problems[name];
    return {
      name,
      defaultValue: answer?.values[name] ?? '',
      required: true,
      autoComplete: 'off',
      ...(problem && { error: adjustProblemWords(name, problem) }),
    };
  };
  return (
    <Form
      method="post"
      action={action}
      replace
      preventScrollReset
      noValidate
      className="grid content-start gap-5"
    >
      <h3 className="text-lg leading-snug">
        <Both of={ledgerCopy.adjust} />
      </h3>
      {answer?.refusal && <RefusalNotice of={adjustRefusalWords(answer.refusal)} answer={answer} />}
      <FormKey of={formKey} />
      <ShownStock stock={stock} answer={answer} />
      <Kinds answer={answer} />
      <TextField {...field('units')} inputMode="numeric" label={ledgerCopy.units} />
      <TextField
        {...field('note')}
        maxLength={noteLimit}
        label={ledgerCopy.reason}
        hint={ledgerCopy.reasonHint}
      />
      <Button type="submit" busy={isBusy}>
        <Both of={ledgerCopy.adjust} />
      </Button>
    </Form>
  );
}

function Kinds({ answer }: Pick<AdjustFormProps, 'answer'>) {
  const chosen = answer?.values['kind'] ?? (answer ? '' : 'add');
  const problem = answer?.problems['kind'];
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.75 text-md leading-snug font-semibold">
        <Both of={ledgerCopy.what} beside />
      </legend>
      {problem && <FieldError id="kind-error" of={adjustProblemWords('kind', problem)} />}
      {adjustmentKinds.map((kind) => (
        <RadioCard
          key={kind}
          name="kind"
          value={kind}
          defaultChecked={kind === chosen}
          {...kindWords[kind]}
          className="py-3!"
        />
      ))}
    </fieldset>
  );
}

/** The stock that the owner saw. It stays when fresh data arrive, and follows once the owner was told another. */
function ShownStock({ stock, answer }: Pick<AdjustFormProps, 'stock' | 'answer'>) {
  const [opened] = useState(String(stock));
  const { refusal } = answer ?? {};
  const told = refusal && 'stock' in refusal ? String(refusal.stock) : undefined;
  const shown = told ?? answer?.values['shownStock'] ?? opened;
  return <input type="hidden" name="shownStock" value={shown} />;
}
