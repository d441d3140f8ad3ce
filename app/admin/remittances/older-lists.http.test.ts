import { expect, test } from 'vitest';
import { remittances } from '#domain/remittances/tables.server.ts';
import { openInProcess } from '#test/in-process-shop.ts';
import { anOwner } from '#test/shop.ts';

test('the page of remittances links to the older lists', async () => {
  const shop = await openInProcess({});
  try {
    const owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
    const lists = Array.from({ length: 51 }, (_, day) => ({
      courier: day === 0 ? 'Koombiyo' : 'Domex',
      digest: `${day}`,
      createdAt: new Date(Date.UTC(2026, 0, day + 1)),
    }));
    await shop.shop.db.insert(remittances).values(lists);

    const { body } = await owner.get('/admin/remittances');
    expect(body).not.toContain('Koombiyo</a>');
    expect(body).toContain('href="/admin/remittances?page=2#lists"');
    expect((await owner.get('/admin/remittances?page=2')).body).toContain('Koombiyo</a>');
  } finally {
    await shop.close();
  }
});
