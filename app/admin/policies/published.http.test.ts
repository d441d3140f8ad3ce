import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import type { Visitor } from '#test/visitor.ts';

let shop: InProcessShop;
let owner: Visitor;

beforeAll(async () => {
  shop = await openInProcess({ demo: true });
  owner = shop.visitor();
  expect((await owner.post('/admin/sign-in', { ...shop.demoCredentials })).status).toBe(302);
});
afterAll(() => shop?.close());

async function read(path: string): Promise<string> {
  return (await shop.visitor().get(path)).body;
}

async function version(tab: string): Promise<string> {
  const { body } = await owner.get(`/admin/policies?tab=${tab}`);
  return /name="version" value="(\d+)"/.exec(body)?.[1] ?? '';
}

const texts = {
  titleEn: 'Our Own Words',
  titleSi: 'අපේම වචන',
  contentEn: '## What we promise\n\nA <script>alert(1)</script> and **ten days**.',
  contentSi: '## අපේ පොරොන්දුව\n\nදින දහයක්.',
};

function save(tab: string, fields: Record<string, string>) {
  return owner.post(`/admin/policies?tab=${tab}`, { ...texts, ...fields });
}

test.each([
  ['privacy', '/privacy-policy'],
  ['terms', '/terms-conditions'],
  ['refund', '/refund-policy'],
])(
  'the saved %s policy is shown to shoppers at once, without running a script in its text',
  async (tab, path) => {
    expect(await read(path)).not.toContain('Our Own Words');

    const saved = await save(tab, { version: await version(tab) });

    expect([saved.status, saved.headers.get('Location')]).toEqual([
      303,
      `/admin/policies?tab=${tab}`,
    ]);
    const english = await read(path);
    expect(english).toContain('Our Own Words');
    expect(english).toContain('<strong>ten days</strong>');
    expect(english).not.toContain('<script>alert(1)');
    expect(await read(`/si${path}`)).toContain('දින දහයක්.');
  },
);

test('a save against an old version is refused with what was typed and what was saved since', async () => {
  const shownVersion = await version('refund');
  await save('refund', { version: shownVersion, contentEn: 'The first who saved.' });

  const response = await save('refund', { version: shownVersion, contentEn: 'The second.' });

  expect(response.status).toBe(409);
  expect(response.body).toContain('The second.</textarea>');
  expect(response.body).toContain('The first who saved.');
  expect(await read('/refund-policy')).toContain('The first who saved.');
  expect(await read('/refund-policy')).not.toContain('The second.');
});

test('a policy without its English text is refused, and the published one stays', async () => {
  const response = await save('terms', { version: await version('terms'), contentEn: ' ' });

  expect(response.status).toBe(422);
  expect(response.body).toContain('Content (English): Please fill in this field.');
  expect(await read('/terms-conditions')).toContain('ten days');
});

test('an earlier version is restored, unless someone has saved in the meantime', async () => {
  const shownVersion = await version('privacy');
  const restore = (version: string) =>
    owner.post('/admin/policies?tab=privacy&restore', { earlier: '1', version });

  expect((await restore('1')).status).toBe(303);
  expect(await read('/privacy-policy')).toContain('Our Own Words');
  expect((await restore(shownVersion)).status).toBe(303);
  expect(await read('/privacy-policy')).not.toContain('Our Own Words');
});

test('even the longest policy in Sinhala is saved by one request', async () => {
  const contentSi = 'ක'.repeat(10_000);
  const saved = await save('terms', { version: await version('terms'), contentSi });
  expect(saved.status).toBe(303);
  expect(await read('/si/terms-conditions')).toContain(contentSi);
});
