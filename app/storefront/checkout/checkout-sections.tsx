import { checkoutLimits } from '#domain/orders/checkout-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { checkoutCopy } from './checkout.copy.ts';
import { FormSection, fieldProps, type Told } from './form-section.tsx';
import { ProvinceOptions } from './province-options.tsx';

const pair = 'grid items-start gap-5 sm:grid-cols-2';

export function CustomerSection(told: Told) {
  return (
    <FormSection number={1} title={checkoutCopy.customerInformation}>
      <div className={pair}>
        <TextField
          {...fieldProps('customerName', told)}
          label={checkoutCopy.fullName}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={checkoutLimits.customerName}
          required
        />
        <TextField
          {...fieldProps('phone', told)}
          label={checkoutCopy.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={checkoutLimits.phone}
          required
        />
      </div>
      <TextField
        {...fieldProps('email', told)}
        label={checkoutCopy.email}
        mark={checkoutCopy.optional}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={checkoutLimits.email}
      />
    </FormSection>
  );
}

export function DeliverySection({ maySave, ...told }: Told & { maySave: boolean }) {
  return (
    <FormSection number={2} title={checkoutCopy.deliveryAddress}>
      <TextField
        {...fieldProps('address', told)}
        label={checkoutCopy.streetAddress}
        autoComplete="address-line1"
        autoCapitalize="words"
        maxLength={checkoutLimits.address}
        required
      />
      <div className={pair}>
        <TextField
          {...fieldProps('city', told)}
          label={checkoutCopy.city}
          autoComplete="address-level2"
          autoCapitalize="words"
          maxLength={checkoutLimits.city}
          required
        />
        <SelectField
          {...fieldProps('province', told)}
          label={checkoutCopy.province}
          autoComplete="address-level1"
          required
        >
          <ProvinceOptions />
        </SelectField>
      </div>
      {maySave && (
        <Checkbox
          name="saveAddress"
          label={checkoutCopy.saveAddress}
          defaultChecked={told.values.saveAddress !== undefined}
        />
      )}
    </FormSection>
  );
}

export function InstructionsSection(told: Told) {
  return (
    <FormSection number={4} title={checkoutCopy.specialInstructions}>
      <TextAreaField
        {...fieldProps('specialInstructions', told)}
        label={checkoutCopy.specialInstructions}
        mark={checkoutCopy.optional}
        hint={checkoutCopy.instructionsHint}
        autoComplete="off"
        maxLength={checkoutLimits.specialInstructions}
      />
    </FormSection>
  );
}
