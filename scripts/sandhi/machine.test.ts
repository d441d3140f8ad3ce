import { expect, test } from 'vitest';
import { openMachine } from './machine.ts';

test('a program that ends without reading its input is judged by its exit code', async () => {
  const { run } = openMachine();
  const input = 'a line\n'.repeat(100_000);
  expect(await run('sh', ['-c', 'exit 3'], { input })).toMatchObject({ code: 3 });
  expect(await run('/no/such/program', [], { input })).toMatchObject({ code: 127 });
});
