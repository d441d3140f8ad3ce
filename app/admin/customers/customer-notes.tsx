import { Fragment } from 'react';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { useCompletedForms } from '#admin/form/use-completed-forms.ts';
import { RetentionNote } from '#admin/list/retention-note.tsx';
import { useFocusOnNextRow } from '#admin/list/use-focus-on-next-row.ts';
import { PanelCard } from '#admin/page/panel-card.tsx';
import type { CustomerNote } from '#domain/customers/notes/list-notes.server.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { cutText } from '#domain/kernel/cut-text.ts';
import { FormKey } from '#ui/field/form-key.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { customerCopy, noteFields, noteRefusals } from './customer.copy.ts';

export type NoteAnswer = FormAnswer<{ code: keyof typeof noteRefusals }>;

type CustomerNotesProps = {
  notes: CustomerNote[];
  /** The URL of the page, to which the forms are sent. */
  action: string;
  formKey: string;
  answer: NoteAnswer | undefined;
};

/** Lists the notes of admins about a customer, newest first, below the form for a new one. */
export function CustomerNotes({ notes, action, formKey, answer }: CustomerNotesProps) {
  const addedNotesCount = useCompletedForms({
    loaded: formKey,
    answer,
    isCounted: ({ formData }) => formData?.get('intent') === 'add',
  });
  const notesRef = useFocusOnNextRow<HTMLDivElement>();
  return (
    <div ref={notesRef}>
      <PanelCard title={customerCopy.notes} id="notes">
        <p className="mb-3 text-sm leading-normal text-ink-600">
          <Text of={customerCopy.notesHint} />
        </p>
        <Form
          action={action}
          fields={noteFields}
          answer={answer?.values['intent'] === 'add' ? answer : undefined}
          prefix="note"
          preventScrollReset
          focusesFirstError
          className="grid gap-3"
        >
          <FormProblems refused={answer?.refusal && noteRefusals[answer.refusal.code]} />
          <UnsavedFormGuard />
          <Fragment key={addedNotesCount}>
            <FormKey of={formKey} />
            <TextAreaField name="text" rows={2} />
          </Fragment>
          <SubmitButton
            name="intent"
            value="add"
            of={customerCopy.addNote}
            variant="outline"
            size="small"
            className="justify-self-start"
          />
        </Form>
        {notes.length > 0 && (
          <>
            <ul className="mt-5 grid gap-4">
              {notes.map((note) => (
                <Note key={note.id} note={note} action={action} />
              ))}
            </ul>
            <RetentionNote of="customerNotes" />
          </>
        )}
      </PanelCard>
    </div>
  );
}

function Note({ note, action }: { note: CustomerNote; action: string }) {
  const { id, text, authorName, createdAt } = note;
  return (
    <li data-row="" className="border-t border-line pt-3">
      <p className="text-md leading-normal wrap-anywhere whitespace-pre-line">{text}</p>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <small className="mt-1 block text-xs text-ink-600">
          <time dateTime={createdAt.toISOString()} className="tabular-nums">
            {shortDateTime(createdAt)}
          </time>
          {` · ${authorName}`}
        </small>
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-sm font-medium text-ink-600 underline underline-offset-4 sm:min-h-8 [&::-webkit-details-marker]:hidden">
            <Text of={customerCopy.remove} />
            <VisuallyHidden>{`: ${cutText(text, 60)}`}</VisuallyHidden>
          </summary>
          <Form action={action} fields={{}} answer={undefined} prefix={id} preventScrollReset>
            <input type="hidden" name="noteId" value={id} />
            <SubmitButton
              name="intent"
              value="remove"
              of={customerCopy.removeYes}
              variant="danger"
              size="small"
            />
          </Form>
        </details>
      </div>
    </li>
  );
}
