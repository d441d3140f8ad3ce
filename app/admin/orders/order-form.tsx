import { type ComponentProps, useRef } from 'react';
import { useActionData, useFetcher, useLocation } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { Button } from '#ui/button/button.tsx';
import { FormKey } from '#ui/field/form-key.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { Both } from '#ui/text/text.tsx';
import { useAnswerKey } from '#ui/use-answer-key.ts';
import { formsCopy, type OrderRefusal, orderRefusalWords } from './order-forms.copy.ts';
import { type OrderStep, type OrdersShown, stepHref } from './orders-address.ts';

/** What the forms of an open order are made from. */
export type OpenOrder = {
  order: Order;
  shown: OrdersShown;
  formKey: string;
  /** How many forms were done since the page was opened. */
  done: number;
};
type OrderAnswer = FormAnswer<OrderRefusal>;

/**
 * Returns how the form of a step is sent, and its answer. It is sent without leaving the page, so that nothing else there
 * changes; without a script the page has its answer. `others` are steps that have a button in the same form.
 */
export function useOrderForm(open: OpenOrder, step: OrderStep, ...others: OrderStep[]) {
  const { order, shown, done } = open;
  const key = `${order.id}/${step}/${done}`;
  const fetcher = useFetcher<OrderAnswer>({ key });
  const answer = useRef(fetcher.data);
  // Until the fetcher is idle, the page still shows the order as it was before the answer.
  if (fetcher.state === 'idle') answer.current = fetcher.data;
  const { pathname } = useLocation();
  const isOfPage = [step, ...others].some((name) => pathname.endsWith(`/${name}`));
  const ofPage = useActionData<OrderAnswer>();
  return {
    open,
    fetcher,
    key,
    action: stepHref(order.id, step, shown),
    answer: answer.current ?? (isOfPage ? ofPage : undefined),
  };
}

export type SentForm = ReturnType<typeof useOrderForm>;
type OrderFormProps = Omit<ComponentProps<typeof Form>, 'form' | 'answer' | 'action'> & {
  form: SentForm;
};

/** A form about an order. After a refusal it shows what was typed, and goes by the order as it is now. */
export function OrderForm({ form, children, ...rest }: OrderFormProps) {
  const { open, key, action, answer } = form;
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
      <FormKey of={open.formKey} />
      <FormProblems
        title={formsCopy.notChanged}
        refused={answer?.refusal && orderRefusalWords(answer.refusal)}
      />
      {children}
    </Form>
  );
}

type OrderButtonProps = ComponentProps<typeof Button> & { sent: SentForm; of: Bilingual };

/** Sends its form, to another step where it names one. Only the button that was pressed is busy. */
export function OrderButton({ sent, of, ...button }: OrderButtonProps) {
  const { fetcher, action } = sent;
  const { formAction = action, value } = button;
  const pressed = fetcher.formData?.get('button') ?? undefined;
  return (
    <Button
      type="submit"
      variant="outline"
      size="small"
      name={value === undefined ? undefined : 'button'}
      busy={fetcher.formAction === formAction && pressed === value}
      {...button}
    >
      <Both of={of} beside />
    </Button>
  );
}
