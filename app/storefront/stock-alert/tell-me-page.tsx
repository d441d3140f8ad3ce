import { href } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { frameCopy } from '#storefront/frame/frame.copy.ts';
import { productCopy } from '#storefront/product/product.copy.ts';
import { AuthCard } from '#storefront/session/auth-card.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { pathIn } from '#web/addresses/language-path.ts';
import { stockAlertCopy, stockAlertFields } from './stock-alert.copy.ts';

type Refusal = { code: 'failed' } | { code: 'too-many-attempts'; minutes: number };

type TellMePageProps = {
  product: { name: Bilingual; slug: string; isInStock: boolean };
  /** The previous request was accepted, whatever comes of it. */
  wasSent: boolean;
  answer: FormAnswer<Refusal> | undefined;
};

/** Takes the address of someone who waits for a product that is sold out. */
export function TellMePage({ product, wasSent, answer }: TellMePageProps) {
  const language = useLanguage();
  const { slug } = product;
  return (
    <AuthCard title={productCopy.tellMe}>
      <p className="mb-5 text-lg leading-snug font-semibold wrap-anywhere">
        <Both of={product.name} />
      </p>
      <Step product={product} wasSent={wasSent} answer={answer} />
      <p className="mt-4">
        <ButtonLink to={pathIn(language, href('/products/:slug', { slug }))} variant="quiet">
          <Both of={stockAlertCopy.toProduct} beside />
        </ButtonLink>
      </p>
    </AuthCard>
  );
}

function Step({ product, wasSent, answer }: TellMePageProps) {
  const path = pathIn(useLanguage(), href('/products/:slug/tell-me', { slug: product.slug }));
  if (wasSent && !answer) return <Sent />;
  if (product.isInStock) {
    return (
      <Notice tone="success" role="status">
        <Both of={stockAlertCopy.inStock} />
      </Notice>
    );
  }
  return (
    <Form action={path} fields={stockAlertFields} answer={answer} isShort>
      <p className="leading-relaxed text-ink-600">
        <Text of={stockAlertCopy.lead} />
      </p>
      <FormProblems refused={answer?.refusal && refusalWords(answer.refusal)} />
      <TextField name="email" />
      <SubmitButton of={stockAlertCopy.send} whileBusy={stockAlertCopy.sending} block />
    </Form>
  );
}

function refusalWords(refusal: Refusal): Bilingual {
  return refusal.code === 'failed' ? frameCopy.unavailable : tooManyAttempts(refusal.minutes);
}

/** The same for an address that waits already. */
function Sent() {
  return (
    <div className="grid gap-5">
      <Notice tone="success" role="status">
        <Both of={stockAlertCopy.sent} />
      </Notice>
      <p className="leading-relaxed">
        <Both of={stockAlertCopy.sentWhy} />
      </p>
    </div>
  );
}
