import { Resolver } from 'node:dns/promises';
import { type Finding, lineOf } from './finding.ts';
import { lookAtAddress } from './look-at-address.ts';
import { lookAtCertificate } from './look-at-certificate.ts';
import { lookAtHost } from './look-at-host.ts';
import { lookAtMail } from './look-at-mail.ts';
import { lookAtShop } from './look-at-shop.ts';
import type { Machine } from './machine.ts';

export type Doctor = {
  machine: Machine;
  resolver: Pick<Resolver, 'resolve4' | 'resolve6' | 'resolveTxt'>;
  now: Date;
};

/** Checks everything that the shop depends on. Exits with 0 when nothing is bad, else with 1. */
export async function doctor(machine: Machine): Promise<number> {
  const findings = await examine({
    machine,
    resolver: new Resolver({ timeout: 3_000, tries: 2 }),
    now: new Date(),
  });
  for (const finding of findings) machine.say(lineOf(finding));
  const open = findings.filter(({ state }) => state !== 'good').length;
  const words = open === 0 ? 'All is well.' : 'Each line with LOOK or BAD says what to do.';
  machine.say(`\n${words}`);
  return findings.some(({ state }) => state === 'bad') ? 1 : 0;
}

async function examine(doctor: Doctor): Promise<Finding[]> {
  const found = await Promise.all([
    lookAtShop(doctor),
    lookAtAddress(doctor),
    lookAtCertificate(doctor),
    lookAtMail(doctor),
    lookAtHost(doctor),
  ]);
  return found.flat();
}
