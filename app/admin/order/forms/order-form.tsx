import { type ComponentProps, useRef } from 'react';
import { useActionData, useFetcher, useLocation } from 'react-router';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { type OrderListState, type OrderStep, stepHref } from '#admin/orders/orders-urls.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { Button } from '#ui/button/button.tsx';
import { FormKey } from '#ui/field/form-key.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { Both } from '#ui/text/text.tsx';
import { useAnswerKey } from '#ui/use-answer-key.ts';
import { formsCopy } from './order-forms.copy.ts';
import { type OrderRefusal, orderRefusalCopy } from './order-refusals.copy.ts';

/** The data that every form on the page of an order needs. */
export type OrderPageData = {
  order: Order;
  listState: OrderListState;
  /** The idempotency key that every form of the page sends. */
  formKey: string;
  /** Starts a form again, without its last answer, when it changes. */
  resetKey: string;
};
type OrderAnswer = FormAnswer<OrderRefusal>;

/**
 * Returns the state of the form of a step: it is sent by a fetcher, so that nothing else on the page changes. Without
 * JavaScript the page itself has the answer. `others` are steps with a button in the same form.
 */
export function useOrderForm(page: OrderPageData, step: OrderStep, ...others: OrderStep[]) {
  const { order, listState, resetKey } = page;
  const key = `${order.id}/${step}/${resetKey}`;
  const fetcher = useFetcher<OrderAnswer>({ key });
  const answer = useRef(fetcher.data);
  // Until the fetcher is idle, the page still shows the order as it was before the answer.
  if (fetcher.state === 'idle') answer.current = fetcher.data;
  const { pathname } = useLocation();
  const isAnsweredByPage = [step, ...others].some((name) => pathname.endsWith(`/${name}`));
  const pageAnswer = useActionData<OrderAnswer>();
  return {
    page,
    fetcher,
    key,
    action: stepHref(order.id, step, listState),
    answer: answer.current ?? (isAnsweredByPage ? pageAnswer : undefined),
  };
}

export type OrderFormState = ReturnType<typeof useOrderForm>;
type OrderFormProps = Omit<ComponentProps<typeof Form>, 'form' | 'answer' | 'action'> & {
  form: OrderFormState;
  /** Whether a refused form still has input of the owner; by default, if a field differs from how the form opened. */
  isEdited?: boolean;
};

/** Renders a form of the order. After a refusal it keeps what was typed, beside the current values of the order. */
export function OrderForm({ form, isEdited, children, ...rest }: OrderFormProps) {
  const { page, key, action, answer } = form;
  const hasFields = Object.keys(rest.fields).length > 0;
  return (
    <Form
      key={useAnswerKey(answer?.refusal)}
      navigate={false}
      fetcherKey={key}
      action={action}
      answer={answer}
      preventScrollReset
      className="grid gap-4"
      {...rest}
    >
      <FormKey of={page.formKey} />
      {hasFields && (
        <UnsavedFormGuard
          isChanged={isEdited ?? hasInput(answer, rest)}
          countsRefusedAsUnsaved={false}
        />
      )}
      <FormProblems
        title={formsCopy.notChanged}
        refused={answer?.refusal && orderRefusalCopy(answer.refusal)}
      />
      {children}
    </Form>
  );
}

function hasInput(
  answer: OrderAnswer | undefined,
  { fields, initialValues }: Pick<OrderFormProps, 'fields' | 'initialValues'>,
): boolean {
  return Object.keys(fields).some((name) => {
    const initial = initialValues?.[name] ?? '';
    return (answer?.values[name] ?? initial) !== initial;
  });
}

type OrderButtonProps = ComponentProps<typeof Button> & {
  orderForm: OrderFormState;
  of: Bilingual;
};

/** Submits its form, to another step if `formAction` names one. Only the button that was pressed is busy. */
export function OrderButton({ orderForm, of, ...button }: OrderButtonProps) {
  const { fetcher, action } = orderForm;
  const { formAction = action, value } = button;
  const pressedValue = fetcher.formData?.get('button') ?? undefined;
  return (
    <Button
      type="submit"
      variant="outline"
      size="small"
      name={value === undefined ? undefined : 'button'}
      busy={fetcher.formAction === formAction && pressedValue === value}
      {...button}
    >
      <Both of={of} inline />
    </Button>
  );
}
