import { fromBase32, timeStepAt, totpCode } from '#domain/auth/second-factor/totp.server.ts';

/** Returns the code that an app with this secret shows at this time, or so many half minutes later. */
export function codeNow(secret: string, at: Date, halfMinutesLater = 0): string {
  return totpCode(fromBase32(secret), timeStepAt(at) + halfMinutesLater);
}
