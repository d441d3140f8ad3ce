import { fromBase32, timeStepAt, totpCode } from '#domain/auth/second-factor/totp.server.ts';

/** Returns the code that an app with this secret shows now, or `away` half minutes from now. */
export function codeNow(secret: string, at: Date, away = 0): string {
  return totpCode(fromBase32(secret), timeStepAt(at) + away);
}
