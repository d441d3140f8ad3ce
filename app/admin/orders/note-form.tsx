import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import { TextAreaField } from '#ui/field.tsx';
import { deskCopy } from './desk.copy.ts';
import { answerTo, type DeskAnswer } from './desk-answer.ts';
import { DeskButton } from './desk-button.tsx';
import { type Desk, DeskForm, deskField } from './desk-form.tsx';
import { Folded } from './folded.tsx';

/** A remark of the owner's for the history. */
export function NoteForm({ desk, answer }: { desk: Desk; answer: DeskAnswer | undefined }) {
  const told = answerTo(answer, 'note');
  return (
    <Folded title={deskCopy.addNote} open={told !== undefined}>
      <DeskForm desk={desk} answer={told}>
        <TextAreaField
          {...deskField('text', told)}
          id="note-text"
          rows={3}
          label={deskCopy.note}
          hint={deskCopy.noteHint}
          maxLength={orderFormLimits.note}
          required
        />
        <div>
          <DeskButton intent="note" of={deskCopy.addNote} />
        </div>
      </DeskForm>
    </Folded>
  );
}
