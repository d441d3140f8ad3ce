import { type ComponentProps, createContext, type ReactNode, use, useEffect } from 'react';
import { Form as RouterForm } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { RefusalNotice } from '#ui/feedback/refusal-notice.tsx';

import type { FormAnswer } from './form-answer.ts';
import {
  aboutField,
  type ErrorTexts,
  errorText,
  errorTextInList,
  type FormField,
  type FormFields,
} from './form-fields.ts';
import { optional } from './problems.copy.ts';
import { UnsavedFormContext } from './unsaved-form.ts';
import { useCorrectedFields } from './use-corrected-fields.ts';

type FormState = {
  fields: FormFields;
  /** The response of the server, if there is one yet. */
  answer: FormAnswer<unknown> | undefined;
  /** The values that the form opens with. */
  initialValues?: Record<string, string | undefined> | undefined;
  /** Prefixes the ids of controls, where another form of the page has the same names. */
  prefix?: string | undefined;
  /** Error texts for codes that only this form has. */
  errorTexts?: ErrorTexts | undefined;
  /** Errors that are not codes, such as the value that someone else saved in a field. */
  errors?: Record<string, Bilingual | undefined> | undefined;
  /** For a short form: focuses the first wrong field instead of listing all problems above the form. */
  focusesFirstError?: boolean | undefined;
  /** Turns off autofill, which would fill in the data of the person at the browser. */
  isAboutSomeoneElse?: boolean | undefined;
  /** Omits `maxlength`, so that a pasted text is not cut off; a text that is too long is refused instead. */
  allowsOverlongInput?: boolean | undefined;
};

type FormContentState = FormState & { action?: string | undefined };

const FormContext = createContext<
  (FormContentState & { corrected: readonly string[] }) | undefined
>(undefined);

/** Provides the labels, values, limits and errors to fields, for a caller with its own `<form>`. */
export function FormContent({ children, ...state }: FormContentState & { children: ReactNode }) {
  const { fields, answer } = state;
  const corrected = useCorrectedFields({ fields, answer, idOf: (name) => idOf(state, name) });
  return <FormContext value={{ ...state, corrected }}>{children}</FormContext>;
}

type FormProps = FormState & Omit<ComponentProps<typeof RouterForm>, 'prefix' | 'method'>;

/** Renders a form that posts with and without a script, and provides labels, values and errors to its fields. */
export function Form({ children, className = 'grid gap-5', ...props }: FormProps) {
  const {
    fields,
    answer,
    initialValues,
    prefix,
    errorTexts,
    errors,
    focusesFirstError,
    isAboutSomeoneElse,
    ...others
  } = props;
  const { allowsOverlongInput, ...formProps } = others;
  const action = formProps.action?.toString();
  const unsaved = use(UnsavedFormContext);
  const restoredValues = unsaved && unsaved.action === action ? unsaved.values : initialValues;
  const content = { fields, answer, initialValues: restoredValues, prefix, errorTexts, errors };
  const state = { ...content, focusesFirstError, isAboutSomeoneElse, allowsOverlongInput };
  const firstWrong = focusesFirstError ? firstWrongField(state) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a reason to take the focus again
  useEffect(() => {
    if (firstWrong) document.getElementById(idOf(state, firstWrong))?.focus();
  }, [answer]);
  return (
    <RouterForm method="post" noValidate className={className} {...formProps}>
      <FormContent {...state} action={action}>
        {children}
      </FormContent>
    </RouterForm>
  );
}

/** Returns the state of the form around a field or a button. */
export function useForm() {
  const form = use(FormContext);
  if (!form) throw new Error('A field is outside of a form.');
  return form;
}

/** Returns the props of a control of the form, by its name. */
export function useField(name: string) {
  const form = useForm();
  const field = form.fields[name];
  if (!field) throw new Error(`The form has no field "${name}".`);
  const error = errorOf(form, name);
  const { input, max, label, hint, optional: isOptional = false } = field;
  return {
    id: idOf(form, name),
    name,
    label,
    hint,
    error,
    mark: isOptional === true ? optional : undefined,
    required: !isOptional,
    maxLength: form.allowsOverlongInput ? undefined : max,
    defaultValue: form.answer?.values[name] ?? form.initialValues?.[name] ?? '',
    autoFocus:
      form.focusesFirstError === true && error !== undefined && firstWrongField(form) === name,
    ...input,
    ...(form.isAboutSomeoneElse && { autoComplete: 'off' }),
  };
}

/** Returns whether a checkbox is checked: as submitted, or as the form opened. */
export function useIsChecked(name: string): boolean {
  const { answer, initialValues } = useForm();
  return answer ? answer.values[name] === 'on' : initialValues?.[name] === 'on';
}

type FormProblemsProps = {
  /** The title above the list of problems. */
  title?: Bilingual | undefined;
  /** The reason for refusing a form whose fields are valid. */
  refused?: Bilingual | readonly Bilingual[] | undefined;
  /** Help, shown below the sentences. */
  children?: ReactNode;
};

/** Shows above a form why it was refused, with links to the wrong fields. Takes the focus. */
export function FormProblems({ title, refused, children }: FormProblemsProps) {
  const form = useForm();
  if (refused) {
    return (
      <RefusalNotice of={refused} answer={form.answer}>
        {children}
      </RefusalNotice>
    );
  }
  const problems = form.focusesFirstError ? [] : listProblems(form);
  if (problems.length === 0) return null;
  return <ErrorSummary problems={problems} title={title} answer={form.answer} />;
}

/** `corrected`: the fields whose error is of a value that they no longer have. */
type Answered = FormState & { corrected?: readonly string[] };

function listProblems(form: Answered) {
  return Object.entries(form.fields).flatMap(([name, field]) => {
    const own = form.errors?.[name];
    const code = problemOf(form, name);
    if (own) return [{ field: idOf(form, name), message: aboutField(field, own) }];
    return code
      ? [{ field: idOf(form, name), message: errorTextInList(field, code, form.errorTexts) }]
      : [];
  });
}

function errorOf(form: Answered, name: string) {
  const { fields, errors, errorTexts } = form;
  const code = problemOf(form, name);
  return (
    errors?.[name] ?? (code ? errorText(fields[name] as FormField, code, errorTexts) : undefined)
  );
}

/** Returns the code of what is wrong with a field, unless it has another value than at the answer. */
function problemOf({ answer, corrected }: Answered, name: string): string | undefined {
  return corrected?.includes(name) ? undefined : answer?.problems[name];
}

function firstWrongField(form: Answered): string | undefined {
  return Object.keys(form.fields).find((name) => errorOf(form, name));
}

function idOf({ prefix }: FormState, name: string): string {
  return prefix ? `${prefix}-${name}` : name;
}
