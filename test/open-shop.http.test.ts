import { describe, expect, test } from 'vitest';
import { databases, openBuiltShop } from './built-shop.ts';

describe.each(databases)('a newly opened shop on the %s database', (database) => {
  const shop = openBuiltShop(database);

  test.each([
    ['/', 'en'],
    ['/si', 'si'],
  ])('%s answers in its language', async (address, language) => {
    const answer = await fetch(new URL(address, shop().url));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
  });

  test('it prints how its owner signs in', () => {
    expect(shop().owner.username).toBe('admin');
    expect(shop().owner.password.length).toBeGreaterThan(10);
  });
});
