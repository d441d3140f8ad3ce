import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatPhone, parsePhone } from '#domain/kernel/phone.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { readShopPictures } from '#domain/media/read-shop-pictures.server.ts';
import type { ShopPicture } from '#domain/media/shop-pictures.ts';
import { placeholderPhone } from '#domain/settings/default-settings.copy.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';

/** The seller, as printed on documents. Empty fields are left out. */
export type Letterhead = {
  siteName: Bilingual;
  logo: ShopPicture | undefined;
  address: Bilingual;
  phone: string;
  registration: string;
};

/** Reads the letterhead, without the placeholder phone number of the defaults in a real shop. */
export async function readLetterhead(shop: AdminShop, isDemo: boolean): Promise<Letterhead> {
  const { siteName, address, phone, sellerRegistration } = await readSettings(shop);
  const { logo } = await readShopPictures(shop);
  const phoneE164 = parsePhone(phone);
  const showsPhone = isDemo || phone !== placeholderPhone;
  return {
    siteName,
    logo,
    address,
    phone: showsPhone ? (phoneE164 ? formatPhone(phoneE164) : phone) : '',
    registration: sellerRegistration,
  };
}
