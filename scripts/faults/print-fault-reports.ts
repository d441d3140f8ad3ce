import type { FaultReport, Run } from './run-faults.ts';

/** Prints rounds, seconds and findings of each fault. Returns whether rounds were run and none found anything. */
export function printFaultReports(
  reports: readonly FaultReport[],
  { seed, share }: Pick<Run, 'seed' | 'share'>,
) {
  const sum = (of: (each: FaultReport) => number) =>
    reports.reduce((all, each) => all + of(each), 0);
  console.log(`\n── Summary, seed ${seed}, share ${share}`);
  for (const { name, rounds, seconds, findings } of reports) {
    const mark = findings.length === 0 ? '✓' : '✗';
    console.log(`${mark} ${name}: ${rounds} rounds, ${seconds} s, ${findings.length} findings`);
    for (const finding of findings) console.log(`    ${finding.replaceAll('\n', '\n    ')}`);
  }
  const findings = sum((each) => each.findings.length);
  const rounds = sum((each) => each.rounds);
  console.log(`\n${rounds} rounds, ${sum((each) => each.seconds)} s, ${findings} findings`);
  return findings === 0 && rounds > 0;
}
