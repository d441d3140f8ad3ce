import type pg from 'pg';
import { firstNames, lastNames, towns } from './people.copy.ts';
import { seedInBatches, uuidOf } from './seed-in-batches.ts';
import type { SeedSize } from './seed-size.ts';

/** Returns the number of people: customers with an account, and one guest for every two of them. */
export function countPeople({ customers }: SeedSize): number {
  return Math.ceil(customers * 1.5);
}

/**
 * Seeds all people into a table from which orders, accounts and messages are made. A third writes in Sinhala, two in five
 * give an e-mail address, and the first `customers` of them have accounts.
 */
export async function seedPeople(client: pg.Client, size: SeedSize): Promise<void> {
  await seedNames(client);
  await client.query(`create table bench.people (
    number int primary key, user_id uuid, name text not null, name_on_some_orders text not null, phone text not null,
    email text, language text not null, street text not null, city text not null, province text not null)`);
  await seedInBatches(client, {
    title: 'People',
    rows: countPeople(size),
    batch: 10_000,
    statements: [peopleStatement(size)],
  });
  await seedAccounts(client, size);
}

async function seedNames(client: pg.Client) {
  await client.query('create temporary table first_names (position int, en text, si text)');
  await client.query('create temporary table last_names (position int, en text, si text)');
  await client.query(
    'create temporary table towns (position int, en text, si text, province text)',
  );
  const provinces = towns.map(({ province }) => province);
  for (const [table, names, more] of [
    ['first_names', firstNames, []],
    ['last_names', lastNames, []],
    ['towns', towns.map(({ name }) => name), [provinces]],
  ] as const) {
    const columns = [names.map(({ en }) => en), names.map(({ si }) => si), ...more];
    const arrays = columns.map((_, index) => `$${index + 1}::text[]`);
    const named = columns.map((_, index) => `c${index}`);
    await client.query(
      `insert into ${table} select (position - 1)::int, ${named.join(', ')}
       from unnest(${arrays.join(', ')}) with ordinality as t(${named.join(', ')}, position)`,
      columns,
    );
  }
}

function peopleStatement({ customers }: SeedSize): string {
  return `insert into bench.people
    select n, case when n <= ${customers} then ${uuidOf("'user ' || n")} end,
      case when language = 'si' then f.si || ' ' || l.si else f.en || ' ' || l.en end,
      case when n % 2 = 0 then f.en || ' ' || l.en else left(f.en, 1) || '. ' || l.en end,
      '+947' || lpad((n::bigint * 2654435761 % 100000000)::text, 8, '0'),
      case when n % 5 < 2 then lower(f.en) || '.' || lower(l.en) || n || '@example.lk' end,
      language, n % 240 + 1 || case when language = 'si' then ' ' || t.si else ', Temple Road' end,
      case when language = 'si' then t.si else t.en end, t.province
    from (select n, case when n % 3 = 0 then 'si' else 'en' end as language,
            abs(hashint4(n)) as hash from generate_series($1::int, $2::int) n) person
    join first_names f on f.position = hash % 16
    join last_names l on l.position = hash / 16 % 16
    join towns t on t.position = hash / 256 % 11
    order by n`;
}

async function seedAccounts(client: pg.Client, { customers }: SeedSize) {
  const joinedAt = `now() - interval '730 days' * (1 - number::float8 / ${customers})`;
  const people = 'from bench.people where number between $1 and $2';
  await seedInBatches(client, {
    title: 'Accounts',
    rows: customers,
    batch: 10_000,
    statements: [
      `insert into users (id, name, email, email_verified, created_at, updated_at)
       select user_id, name, user_id || '@account.invalid', false, ${joinedAt}, ${joinedAt} ${people}`,
      `insert into accounts (account_id, provider_id, user_id, password, created_at, updated_at)
       select user_id::text, 'credential', user_id, md5(name) || ':' || md5(phone), ${joinedAt}, ${joinedAt} ${people}`,
      `insert into customers (user_id, name, email, phone, created_at)
       select user_id, name, coalesce(email, ''), phone, ${joinedAt} ${people}`,
      `insert into customer_addresses (user_id, name, phone, street, city, province, is_default, created_at)
       select user_id, name, phone, street, city, province, true, ${joinedAt} ${people} and number % 2 = 0`,
      `insert into wishlists (user_id, product_id, created_at)
       select user_id, p.id, ${joinedAt} from bench.people cross join products p
       where number between $1 and $2 and abs(hashtext(number || p.slug)) % 8 = 0`,
      `insert into reset_requests (user_id, channel, phone, language, asked_at)
       select user_id, 'phone', phone, language, now() - number * interval '1 minute' ${people} and number <= 150`,
    ],
  });
}
