import { href } from 'react-router';
import type { CancelRequest } from '#domain/orders/cancelling/cancel-request.ts';
import { reviewFormCopy } from '#storefront/reviews/review-form.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { pathIn } from '#web/addresses/language-path.ts';
import { cancelCopy, cancelFields } from './cancel.copy.ts';
import { CancelNews } from './cancel-news.tsx';

type Answer = FormAnswer<{ code: 'not-to-cancel' | 'order-moved-on' }> | undefined;
type CancelPageProps = {
  orderId: string;
  orderNumber: string;
  request: CancelRequest | undefined;
  canAsk: boolean;
  /** Money was received, so that cancelling brings a refund. */
  isPaid: boolean;
  answer: Answer;
};

/** Takes a request to cancel an order, and shows what became of it. */
export function CancelPage(props: CancelPageProps) {
  const { orderId, orderNumber, request, canAsk, answer } = props;
  const order = pathIn(useLanguage(), href('/order-success/:orderId', { orderId }));
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <div className="mx-auto max-w-180">
        <Heading level="h1" of={cancelCopy.title} />
        <p className="figures mt-3 text-lg font-semibold">{orderNumber}</p>
        <Card className="mt-6 grid gap-5 leading-snug">
          {request && <CancelNews request={request} orderId={orderId} />}
          {!request && !canAsk && (
            <p role={answer?.refusal && 'alert'}>
              <Both of={cancelCopy.tooLate} />
            </p>
          )}
          {canAsk && request?.is !== 'withdrawn' && <AskForm {...props} />}
          {canAsk && request?.is === 'withdrawn' && (
            <details open={answer !== undefined}>
              <summary className="flex min-h-11 cursor-pointer items-center font-medium">
                <span>
                  <Both of={cancelCopy.again} beside />
                </span>
              </summary>
              <div className="mt-4">
                <AskForm {...props} />
              </div>
            </details>
          )}
        </Card>
        <p className="mt-6">
          <ButtonLink to={order} variant="outline">
            <Both of={reviewFormCopy.backToOrder} beside />
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

function AskForm({ isPaid, answer }: Pick<CancelPageProps, 'isPaid' | 'answer'>) {
  return (
    <Form fields={cancelFields} answer={answer}>
      <input type="hidden" name="intent" value="ask" />
      <FormProblems />
      <p className="text-ink-600">
        <Both of={cancelCopy.explanation} />
      </p>
      {isPaid && (
        <p className="font-medium">
          <Both of={cancelCopy.refund} />
        </p>
      )}
      <TextAreaField name="words" rows={3} />
      <div>
        <SubmitButton of={cancelCopy.ask} whileBusy={cancelCopy.asking} />
      </div>
    </Form>
  );
}
