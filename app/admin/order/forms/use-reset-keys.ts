import { useRef } from 'react';
import { useAfterLastForm, useCompletedForms } from '#admin/form/use-completed-forms.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';

/** What the forms of an order's page show or change. */
type Shown = {
  order: Order;
  formKey: string;
  history: readonly { event: string }[];
  slips: readonly { state: string }[];
  openRefund?: { state: string } | undefined;
};

export type ResetKeys = ReturnType<typeof useResetKeys>['resetKeys'];

/** The steps that `StatusForm` and the buttons of the next step submit. */
const stepsOfStatusForm = /[/](status|ship|confirm|pack)([?]|$)/;

/**
 * Returns React keys that reset the forms of the page: each form once it was completed and, except for `StatusForm`, once
 * another form changed what it shows. Input survives all other steps, such as adding a note, except under `anyForm`.
 */
export function useResetKeys({ order, formKey, history, slips, openRefund }: Shown) {
  const completedForms = useCompletedForms({ loaded: formKey });
  const completedStatusForms = useCompletedForms({
    loaded: formKey,
    isCounted: ({ formAction = '' }) => stepsOfStatusForm.test(formAction),
  });
  const notes = history.filter(({ event }) => event === 'note');
  const settledSlips = slips.filter(({ state }) => state !== 'waiting');
  const counts = { completed: completedForms, historyLength: history.length };
  const resetKeys = {
    /** Resets a form as soon as any form of the page was completed, also one that changed nothing it shows. */
    anyForm: `${completedForms}`,
    note: useAfterLastForm(completedForms, `${notes.length}`),
    slips: useAfterLastForm(completedForms, `${settledSlips.length}`),
    status: `${completedStatusForms}`,
    refund: useResetKey(counts, shownByRefundForm(order, openRefund)),
    /** Resets the forms that end an order: cancelling it, and recording a parcel refused at the door. */
    ending: useResetKey(counts, order.status),
  };
  return { resetKeys, orderAfterLastForm: useAfterLastForm(completedForms, order) };
}

/**
 * Counts the resets of a form. A completed form of the page resets it, unless that was another form, which is the case if
 * the history grew and what this form shows stayed the same.
 */
function useResetKey(counts: { completed: number; historyLength: number }, shown: string): string {
  const last = useRef({ ...counts, shown, resets: 0 });
  const { completed, historyLength, resets, ...previous } = last.current;
  if (completed !== counts.completed) {
    const wasOtherForm = historyLength !== counts.historyLength && shown === previous.shown;
    last.current = { ...counts, shown, resets: resets + (wasOtherForm ? 0 : 1) };
  }
  return `${last.current.resets}`;
}

function shownByRefundForm(order: Order, openRefund: Shown['openRefund']): string {
  const { status, receivedLkr, refundedLkr, refundDueLkr } = order;
  return JSON.stringify({ status, receivedLkr, refundedLkr, refundDueLkr, openRefund });
}
