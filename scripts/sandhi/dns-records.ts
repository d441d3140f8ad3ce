import { type Finding, warn } from './finding.ts';

/** Returns the records that were looked up, none if there are none, or undefined if the DNS did not answer. */
export function recordsOf<Each>(lookup: Promise<Each[]>): Promise<Each[] | undefined> {
  return lookup.catch((thrown: NodeJS.ErrnoException) =>
    thrown.code === 'ENOTFOUND' || thrown.code === 'ENODATA' ? [] : undefined,
  );
}

/** Warns that the DNS did not answer about a name. */
export function noDnsAnswer(topic: string, name: string): Finding {
  return warn(
    topic,
    `The DNS did not answer, so nothing is known of ${name}. Run this again in an hour.`,
  );
}
