import { Resolver } from 'node:dns/promises';
import { checkAddress } from './check-address.ts';
import { checkCertificate } from './check-certificate.ts';
import type { CheckContext } from './check-context.ts';
import { checkHost } from './check-host.ts';
import { checkMail } from './check-mail.ts';
import { checkShop } from './check-shop.ts';
import { bad, type Finding, formatFinding } from './finding.ts';
import type { Machine } from './machine.ts';

/** Checks everything that the shop depends on. Returns the exit code: 1 if a finding is bad. */
export async function doctor(machine: Machine): Promise<number> {
  // Throws without sudo, before each check takes unreadable settings for a fault of its own.
  machine.environment();
  const findings = await examine({
    machine,
    resolver: new Resolver({ timeout: 3_000, tries: 2 }),
    now: new Date(),
  });
  for (const finding of findings) machine.say(formatFinding(finding));
  const notGood = findings.filter(({ state }) => state !== 'good').length;
  const advice = notGood === 0 ? 'All is well.' : 'Each line with LOOK or BAD says what to do.';
  machine.say(`\n${advice}`);
  return findings.some(({ state }) => state === 'bad') ? 1 : 0;
}

const checks: Record<string, (context: CheckContext) => Promise<Finding[]>> = {
  shop: checkShop,
  address: checkAddress,
  certificate: (context) => checkCertificate(context),
  'e-mail': checkMail,
  machine: checkHost,
};

/** Runs all checks. One that fails is a finding itself, and hides none of the others. */
export async function examine(context: CheckContext): Promise<Finding[]> {
  const found = await Promise.all(
    Object.entries(checks).map(([topic, check]) =>
      check(context).catch((thrown: unknown) => [bad(topic, `It could not be checked: ${thrown}`)]),
    ),
  );
  return found.flat();
}
