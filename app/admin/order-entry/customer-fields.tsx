import { checkoutLimits } from '#domain/orders/checkout-form.ts';
import { provinceNames } from '#domain/orders/provinces.copy.ts';
import { provinces } from '#domain/orders/provinces.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { entryCopy } from './entry.copy.ts';
import { entryField, type Told } from './entry-field.ts';

/** Who gets the order, and where. The owner types for somebody else: the browser offers nothing of their own. */
export function CustomerFields(told: Told) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Typed name="customerName" told={told} autoCapitalize="words" required />
      <Typed name="phone" told={told} type="tel" inputMode="tel" required />
      <Typed
        name="email"
        told={told}
        mark={entryCopy.optional}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Typed name="address" told={told} autoCapitalize="words" required />
      <Typed name="city" told={told} autoCapitalize="words" required />
      <SelectField {...entryField('province', told)} label={entryCopy.province} required>
        <option value="">
          {`${entryCopy.selectProvince.en} · ${entryCopy.selectProvince.si}`}
        </option>
        {provinces.map((province) => (
          <option key={province} value={province}>
            {`${provinceNames[province].en} · ${provinceNames[province].si}`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

type TypedProps = Partial<Parameters<typeof TextField>[0]> & {
  name: 'customerName' | 'phone' | 'email' | 'address' | 'city';
  told: Told;
};

function Typed({ name, told, ...rest }: TypedProps) {
  return (
    <TextField
      {...entryField(name, told)}
      label={entryCopy[name]}
      maxLength={checkoutLimits[name]}
      autoComplete="off"
      {...rest}
    />
  );
}
