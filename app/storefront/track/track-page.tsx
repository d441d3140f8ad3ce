import { href } from 'react-router';
import type { OrderProgress } from '#domain/orders/reading/read-progress.server.ts';
import type { TrackRefusal } from '#domain/orders/reading/track-order.server.ts';
import { frameCopy } from '#storefront/frame/frame.copy.ts';
import { AuthCard } from '#storefront/session/auth-card.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { pathIn } from '#web/addresses/language-path.ts';
import { LastOrderCard } from './last-order-card.tsx';
import { trackCopy, trackFields } from './track.copy.ts';
import { Tracked } from './tracked.tsx';

type Refusal = TrackRefusal | { code: 'failed' };
type TrackAnswer = FormAnswer<Refusal> & { tracked?: OrderProgress };

type TrackPageProps = { opened: { orderNumber: string }; answer: TrackAnswer | undefined };

/** Where an order is, for anyone who has its number and its phone. */
export function TrackPage({ opened, answer }: TrackPageProps) {
  const path = pathIn(useLanguage(), href('/track'));
  if (answer?.tracked) {
    return (
      <Tracked progress={answer.tracked}>
        <ButtonLink to={path} variant="outline">
          <Both of={trackCopy.another} />
        </ButtonLink>
      </Tracked>
    );
  }
  return (
    <AuthCard title={frameCopy.track}>
      <Form action={path} fields={trackFields} answer={answer} opened={opened} isShort>
        <p className="leading-relaxed text-ink-600">
          <Text of={trackCopy.lead} />
        </p>
        <FormProblems refused={answer?.refusal && refusalWords(answer.refusal)} />
        <TextField name="orderNumber" />
        <TextField name="phone" />
        <SubmitButton of={trackCopy.find} whileBusy={trackCopy.finding} block />
      </Form>
      <LastOrderCard />
    </AuthCard>
  );
}

function refusalWords(refusal: Refusal) {
  if (refusal.code === 'too-many-attempts') return tooManyAttempts(refusal.minutes);
  return refusal.code === 'failed' ? frameCopy.unavailable : trackCopy.notFound;
}
