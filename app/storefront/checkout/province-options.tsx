import { provinceNames } from '#domain/orders/provinces.copy.ts';
import { provinces } from '#domain/orders/provinces.ts';
import { useLanguage } from '#ui/language.tsx';
import { checkoutCopy } from './checkout.copy.ts';

/** An option holds text only, so on English pages both names stand in it. */
export function ProvinceOptions() {
  const isSinhala = useLanguage() === 'si';
  const said = ({ en, si }: { en: string; si: string }) => (isSinhala ? si : `${en} · ${si}`);
  return (
    <>
      <option value="">{said(checkoutCopy.selectProvince)}</option>
      {provinces.map((province) => (
        <option key={province} value={province}>
          {said(provinceNames[province])}
        </option>
      ))}
    </>
  );
}
