import { qrCodeOf } from '#admin/codes/qr-code.server.ts';
import { totpUri } from '#domain/auth/second-factor/totp.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { ShownOffer } from './enrol-page.tsx';

/** Returns an offered secret in the three ways to bring it into an app: to scan, to open, to type in groups of four. */
export async function shownOffer(shop: OwnerShop, secret: string): Promise<ShownOffer> {
  const { siteName } = await readSettings(shop);
  const address = totpUri(secret, { issuer: siteName.en, account: shop.actor.name });
  return {
    secret: secret.match(/.{1,4}/g)?.join(' ') ?? secret,
    address,
    qrCode: qrCodeOf(address),
  };
}
