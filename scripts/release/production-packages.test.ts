import { expect, test } from 'vitest';
import { productionPackages } from './production-packages.ts';

test('a release has what a running shop can reach, and none of the tools that build it', () => {
  const names = productionPackages(process.cwd()).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['node', 'pg', '@electric-sql/pglite', 'sharp', 'drizzle-orm', 'pino']),
  );
  expect(names).toContain(`@img/sharp-${process.platform}-${process.arch}`);
  for (const tool of ['vite', 'typescript', 'drizzle-kit', '@react-router/dev', 'vitest']) {
    expect(names).not.toContain(tool);
  }
});
