const fastestHumanMs = 2000;

/**
 * Fills in the field that nobody sees, or fills in everything faster than anybody types. Without a script there is no
 * time to judge by. It is told that it did not work, so that a person whom this hits by mistake knows.
 */
export function isMachine({
  bait = '',
  filledInMs = '',
}: {
  bait: string | undefined;
  filledInMs: string | undefined;
}): boolean {
  return bait !== '' || (filledInMs !== '' && !(Number(filledInMs) >= fastestHumanMs));
}
