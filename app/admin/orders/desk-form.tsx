import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormKey } from '#ui/form-key.tsx';
import { RefusalNotice } from '#ui/refusal-notice.tsx';
import { deskProblemWords, deskRefusalWords } from './desk.copy.ts';
import type { DeskAnswer, DeskIntent } from './desk-answer.ts';

/** Where the forms of an order go, and the key that makes a form that is sent twice count once. */
export type Desk = { action: string; formKey: string };

type DeskFormProps = {
  desk: Desk;
  /** Where it is for this form. */
  answer: DeskAnswer | undefined;
  children: ReactNode;
};

/** One of the owner's smaller forms about an order. Its buttons carry what they ask for. */
export function DeskForm({ desk, answer, children }: DeskFormProps) {
  return (
    <Form
      method="post"
      action={desk.action}
      replace
      preventScrollReset
      noValidate
      className="grid gap-4"
    >
      <FormKey of={desk.formKey} />
      <DeskRefused answer={answer} />
      {children}
    </Form>
  );
}

/** Why nothing was done of what a form asked for. */
export function DeskRefused({ answer }: { answer: DeskAnswer | undefined }) {
  if (!answer?.refusal) return null;
  return <RefusalNotice of={deskRefusalWords(answer.refusal)} answer={answer} />;
}

/** What was typed and what is wrong with it, as the fields of the house take them. */
export function deskField(name: string, answer: DeskAnswer | undefined, value = '') {
  const problem = answer?.problems[name];
  return {
    name,
    defaultValue: answer?.values[name] ?? value,
    ...(problem && { error: deskProblemWords(name, problem) }),
  };
}

/** Only the button that was pressed is busy. */
export function useIsBusyWith(intent: DeskIntent): boolean {
  return useNavigation().formData?.get('intent') === intent;
}
