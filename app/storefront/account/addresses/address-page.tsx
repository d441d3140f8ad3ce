import { href } from 'react-router';
import type { AddressForm } from '#domain/customers/addresses/address.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { placeNames } from '#domain/places/places.copy.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { AccountField } from '#storefront/account/opened-account.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { DeliveryAddressFields, RecipientFields } from '#ui/form/address-fields.tsx';
import { CheckboxField } from '#ui/form/choice-fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { addressesCopy, savedAddressFields } from './addresses.copy.ts';

type AddressRefusal = { code: 'too-many-addresses' };
const refusalTexts: Record<AddressRefusal['code'], Bilingual> = {
  'too-many-addresses': addressesCopy.full,
};

type AddressPageProps = {
  title: Bilingual;
  /** The path of the form's action, without the language. */
  to: string;
  values: Partial<AddressForm>;
  /** False for the default address, which only another one can replace, and for the first, which becomes the default. */
  mayChooseDefault: boolean;
  answer: FormAnswer<AddressRefusal> | undefined;
};

export function AddressPage({ title, to, values, mayChooseDefault, answer }: AddressPageProps) {
  const language = useLanguage();
  return (
    <AccountSection id="address-title" title={title}>
      <Card>
        <Form
          action={localizePath(language, to)}
          fields={savedAddressFields}
          answer={answer}
          initialValues={{ ...values, district: values.district ?? undefined }}
        >
          <FormProblems refused={answer?.refusal && refusalTexts[answer.refusal.code]} />
          <AccountField />
          <RecipientFields />
          <DeliveryAddressFields {...placeNames} />
          {mayChooseDefault && <CheckboxField name="isDefault" />}
          <div className="mt-1 flex flex-wrap gap-3">
            <SubmitButton
              name="intent"
              value="save"
              of={accountCopy.save}
              whileBusy={accountCopy.saving}
            />
            <ButtonLink to={localizePath(language, href('/account/addresses'))} variant="outline">
              <Both of={accountCopy.cancel} inline />
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </AccountSection>
  );
}
