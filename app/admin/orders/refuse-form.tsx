import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Text } from '#ui/text.tsx';
import { deskCopy } from './desk.copy.ts';
import { answerTo, type DeskAnswer } from './desk-answer.ts';
import { DeskButton } from './desk-button.tsx';
import { type Desk, DeskForm } from './desk-form.tsx';
import { Folded } from './folded.tsx';

type RefuseFormProps = { order: Order; desk: Desk; answer: DeskAnswer | undefined };

/** For a parcel on its way that nobody took. */
export function RefuseForm({ order, desk, answer }: RefuseFormProps) {
  const told = answerTo(answer, 'refuse');
  if (order.status !== 'shipped' && !told) return null;
  const isRestocked = told ? told.values['isRestocked'] !== undefined : true;
  return (
    <Folded title={deskCopy.deliveryRefused} open={told !== undefined}>
      <DeskForm desk={desk} answer={told}>
        <p className="text-md leading-snug text-ink-600">
          <Text of={deskCopy.refuseHint} />
        </p>
        <Checkbox name="isRestocked" label={deskCopy.backOnShelf} defaultChecked={isRestocked} />
        <div>
          <DeskButton intent="refuse" of={deskCopy.writeRefusal} variant="danger" />
        </div>
      </DeskForm>
    </Folded>
  );
}
