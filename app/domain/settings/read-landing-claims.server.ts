import { defaultLandingClaims } from './default-landing-claims.copy.ts';
import type { LandingClaims } from './landing-claims.ts';

/** The claims in force. Whoever shows one asks here, so that letting the owner change them changes one place. */
export function readLandingClaims(): LandingClaims {
  return defaultLandingClaims;
}
