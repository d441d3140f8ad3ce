import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const module = path.resolve('scripts/start/end-on-fault.ts');

function endOf(fault: string) {
  const program = `
    const { endOnFault } = await import(${JSON.stringify(module)});
    import { log } from '#platform/log/log.server.ts';
    endOnFault(async () => console.log('closed'), log);
    setInterval(() => undefined, 1000);
    ${fault}`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return { status, said: stdout.trim().split('\n') };
}

test.each([
  ['an exception', `setTimeout(() => { throw new Error('of the test'); });`],
  ['a rejection', `Promise.reject(new Error('of the test'));`],
  ['an error of a stream', `process.stdin.emit('error', new Error('of the test'));`],
])('%s that nobody caught is logged, and the shop shuts down gracefully', (_, fault) => {
  const { status, said } = endOf(fault);
  expect(status).toBe(1);
  const [line = '', closed] = said;
  expect(JSON.parse(line)).toMatchObject({ level: 60, err: { message: 'of the test' } });
  expect(closed).toBe('closed');
});
