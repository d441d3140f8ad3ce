import type { AddressField } from '#domain/customers/address.ts';
import { checkoutLimits } from '#domain/orders/checkout-form.ts';
import { problemWords } from '#storefront/checkout/problems.copy.ts';
import { ProvinceOptions } from '#storefront/checkout/province-options.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import type { AddressAnswer, AddressProblems } from './address-answer.ts';
import { addressLabels } from './addresses.copy.ts';

type AddressFieldsProps = { values: AddressAnswer['values']; problems: AddressProblems };

/** The fields that a checkout asks for as well, by the same names. */
export function AddressFields({ values, problems }: AddressFieldsProps) {
  const field = (name: AddressField) => {
    const problem = problems[name];
    return {
      name,
      label: addressLabels[name],
      defaultValue: values[name] ?? '',
      required: true,
      ...(problem && { error: problemWords(name, problem) }),
    };
  };
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...field('customerName')}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={checkoutLimits.customerName}
        />
        <TextField
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={checkoutLimits.phone}
        />
      </div>
      <TextField
        {...field('address')}
        autoComplete="address-line1"
        autoCapitalize="words"
        maxLength={checkoutLimits.address}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...field('city')}
          autoComplete="address-level2"
          autoCapitalize="words"
          maxLength={checkoutLimits.city}
        />
        <SelectField {...field('province')} autoComplete="address-level1">
          <ProvinceOptions />
        </SelectField>
      </div>
    </>
  );
}
