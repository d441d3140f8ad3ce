import { useRef } from 'react';
import { useAtCompletion, useCompletedForms } from '#admin/form/use-completed-forms.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';

/** What the forms of an order's page show or change. */
type Shown = {
  order: Order;
  formKey: string;
  history: readonly { event: string }[];
  slips: readonly { state: string }[];
  openRefund?: { state: string } | undefined;
};

export type StartKeys = ReturnType<typeof useStartKeys>['startKeys'];

/** The steps whose buttons send the form of the statuses. */
const stepsOfStatusForm = /[/](status|ship|confirm|pack)([?]|$)/;

/**
 * Returns React keys that reset the forms of the page: each form once it was completed and, except for the form of the
 * statuses, once another form changed what it shows. Input in a form survives all other steps, such as adding a note.
 */
export function useStartKeys({ order, formKey, history, slips, openRefund }: Shown) {
  const completed = useCompletedForms({ loaded: formKey });
  const completedSteps = useCompletedForms({
    loaded: formKey,
    isCounted: ({ formAction = '' }) => stepsOfStatusForm.test(formAction),
  });
  const notes = history.filter(({ event }) => event === 'note');
  const settledSlips = slips.filter(({ state }) => state !== 'waiting');
  const page = { completed, historyLength: history.length };
  const startKeys = {
    completed: `${completed}`,
    note: useAtCompletion(completed, `${notes.length}`),
    slips: useAtCompletion(completed, `${settledSlips.length}`),
    status: `${completedSteps}`,
    refund: useStarts(page, shownByRefundForm(order, openRefund)),
    /** Of the forms that cancel the order and that record a refused parcel. */
    closing: useStarts(page, order.status),
  };
  return { startKeys, orderAtCompletion: useAtCompletion(completed, order) };
}

/**
 * Counts how often a form starts again: after each completed form of the page, unless the history grew and what this form
 * shows is the same, because then another form was completed.
 */
function useStarts(page: { completed: number; historyLength: number }, shown: string): string {
  const last = useRef({ ...page, shown, starts: 0 });
  const { completed, historyLength, starts, ...previous } = last.current;
  if (completed !== page.completed) {
    const wasOtherForm = historyLength !== page.historyLength && shown === previous.shown;
    last.current = { ...page, shown, starts: starts + (wasOtherForm ? 0 : 1) };
  }
  return `${last.current.starts}`;
}

function shownByRefundForm(order: Order, openRefund: Shown['openRefund']): string {
  const { status, receivedLkr, refundedLkr, refundDueLkr } = order;
  return JSON.stringify({ status, receivedLkr, refundedLkr, refundDueLkr, openRefund });
}
