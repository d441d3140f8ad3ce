import { expect, test } from 'vitest';
import { reduceBill } from './bill-of-materials.ts';

const part = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0' });
const bill = {
  serialNumber: 'urn:uuid:drawn',
  metadata: {
    timestamp: 'now',
    tools: [],
    component: { 'bom-ref': 'sandhi@1.2.0', name: 'source' },
  },
  components: [part('vite'), part('sharp'), part('pg')],
  dependencies: [
    { ref: 'sandhi@1.2.0', dependsOn: ['vite@1.0.0', 'pg@1.0.0'] },
    { ref: 'pg@1.0.0' },
    { ref: 'vite@1.0.0' },
  ],
};
const packages = ['pg', 'sharp'].map((name) => ({ folder: name, name, version: '1.0.0' }));

test('the bill of materials names what is in the release, and is the same for the same commit', () => {
  const commit = { version: '1.2.0', commit: 'c0ffee', committedAtSeconds: 1_796_119_200 };
  const reduced = reduceBill(bill, packages, commit);
  expect(reduced.components.map(({ name }) => name)).toEqual(['pg', 'sharp']);
  expect(reduced.dependencies).toEqual([
    { ref: 'pg@1.0.0', dependsOn: [] },
    { ref: 'sandhi@1.2.0', dependsOn: ['pg@1.0.0'] },
  ]);
  expect(reduced.metadata).toMatchObject({ timestamp: '2026-12-01T10:00:00.000Z' });
  expect(reduced.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-/,
  );
  const again = {
    ...bill,
    serialNumber: 'urn:uuid:other',
    components: [...bill.components].reverse(),
  };
  expect(reduceBill(again, packages, commit)).toEqual(reduced);
});
