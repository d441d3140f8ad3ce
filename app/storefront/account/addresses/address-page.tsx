import { Form, href, useNavigation } from 'react-router';
import { type AddressForm, addressFields } from '#domain/customers/address.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { problemWords } from '#storefront/checkout/problems.copy.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import type { AddressAnswer } from './address-answer.ts';
import { AddressFields } from './address-fields.tsx';
import { addressesCopy } from './addresses.copy.ts';

type AddressPageProps = {
  title: Bilingual;
  /** Where the form goes. */
  to: string;
  values: Partial<AddressForm>;
  /** What is the default already stays it until another one is chosen. */
  mayChooseDefault: boolean;
  answer: AddressAnswer | undefined;
};

export function AddressPage({ title, to, values, mayChooseDefault, answer }: AddressPageProps) {
  const language = useLanguage();
  const isBusy = useNavigation().state === 'submitting';
  const problems = answer?.problems ?? {};
  const shown = answer?.values ?? values;
  const summary = addressFields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, message: problemWords(field, problem) }] : [];
  });
  return (
    <AccountSection id="address-title" title={title}>
      <Card>
        <Form method="post" action={pathIn(language, to)} noValidate className="grid gap-5">
          <ErrorSummary problems={summary} answer={answer} />
          <AddressFields values={shown} problems={problems} />
          {mayChooseDefault && (
            <Checkbox
              name="isDefault"
              label={addressesCopy.useAsDefault}
              defaultChecked={answer?.values.isDefault === 'on'}
            />
          )}
          <div className="mt-1 flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="save" busy={isBusy}>
              <Both of={isBusy ? accountCopy.saving : accountCopy.save} beside />
            </Button>
            <ButtonLink to={pathIn(language, href('/account/addresses'))} variant="outline">
              <Both of={accountCopy.cancel} beside />
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </AccountSection>
  );
}
