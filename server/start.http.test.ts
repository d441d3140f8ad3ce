import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { checkDatabase } from '#platform/db/check-database.server.ts';
import { openPostgres } from '#platform/db/open-postgres.server.ts';
import { dropDatabase, freshDatabase } from '#scripts/test/fresh-database.ts';
import { failToStart } from '#test/failing-start.ts';
import { openShopServer, postgresServer, type ShopServer } from '#test/open-shop-server.ts';
import { thoroughTest } from '#test/thorough-test.ts';

const open: ShopServer[] = [];
const aStackTrace = /\n\s+at /;

async function openShop(overrides: Parameters<typeof openShopServer>[0] = {}): Promise<ShopServer> {
  const shop = await openShopServer(overrides);
  open.push(shop);
  return shop;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((shop) => shop.remove()));
});

describe('one process for one directory', () => {
  test('a second start is refused with a message, even when the data was copied in between', async () => {
    const shop = await openShop();
    const copy = `${shop.dataDir}-copy`;
    fs.cpSync(shop.dataDir, copy, { recursive: true });
    fs.rmSync(copy, { recursive: true });

    const second = await failToStart({ DATA_DIR: shop.dataDir, PORT: '4299' });
    expect(second).toMatchObject({ code: 1 });
    expect(second.output).toContain(
      `Another process of the shop is using the data in ${shop.dataDir}`,
    );
    expect(second.output).not.toMatch(aStackTrace);
    expect((await shop.visitor().get('/')).status).toBe(200);
  });

  thoroughTest('after SIGKILL the shop opens again at once', async () => {
    const shop = await openShop();
    await shop.kill();
    const again = await shop.reopen();
    open.push(again);
    expect((await again.visitor().get('/')).status).toBe(200);
  });
});

describe('a problem that stops the start is named', () => {
  test('an environment with several faults is refused with all of them', async () => {
    const { code, output } = await failToStart({ PORT: 'x', HOST: '0.0.0.0', DEMO: 'maybe' });
    expect(code).toBe(1);
    expect(output).toMatch(/- PORT: .*\n.*- DEMO: .*\n.*- APP_URL: /);
    expect(output).not.toMatch(aStackTrace);
  });

  thoroughTest('a port that is taken is named', async () => {
    const shop = await openShop({ database: 'postgres' });
    const { code, output } = await failToStart({
      DATABASE_URL: shop.databaseUrl ?? '',
      DEMO: '1',
      PORT: `${shop.port}`,
    });
    expect(code).toBe(1);
    expect(output).toContain(`Something else answers on 127.0.0.1:${shop.port} already.`);
    expect(output).not.toMatch(aStackTrace);
  });

  test('a database that is not there is named without its password', async () => {
    const url = new URL(postgresServer());
    url.pathname = '/sandhi_nowhere';
    url.password = 'hush';
    const { code, output } = await failToStart({ DATABASE_URL: url.href, DEMO: '1', PORT: '4298' });
    expect(code).toBe(1);
    expect(output).toContain('database "sandhi_nowhere" does not exist');
    expect(output).not.toMatch(/hush|\n\s+at /);
  });

  thoroughTest(
    'a database whose ctype has no Sinhala letters is refused with the command that makes a suitable one',
    async () => {
      const name = `sandhi_unsuitable_${process.pid}`;
      const url = await makeDatabase(name, "encoding 'UTF8' lc_collate 'C' lc_ctype 'C'");
      const { code, output } = await failToStart({ DATABASE_URL: url, DEMO: '1', PORT: '4298' });
      await dropDatabase(url);
      expect(code).toBe(1);
      expect(output).toContain('ctype C');
      expect(output).toContain(`CREATE DATABASE ${name}_utf8 TEMPLATE template0 ENCODING 'UTF8'`);
      expect(output).not.toMatch(aStackTrace);
    },
  );

  thoroughTest('a database with no encoding is refused by the same check', async () => {
    const name = `sandhi_unsuitable_${process.pid}`;
    const url = await makeDatabase(name, "encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'");
    const database = openPostgres(url, () => undefined);
    await expect(checkDatabase(database)).rejects.toThrow('encoding SQL_ASCII');
    await database.close();
    await dropDatabase(url);
  });
});

thoroughTest('several processes may open one new PostgreSQL shop at the same moment', async () => {
  const databaseUrl = await freshDatabase(postgresServer(), `sandhi_five_${process.pid}`);
  const env = { DATABASE_URL: databaseUrl };
  const shops = await Promise.all(Array.from({ length: 5 }, () => openShop({ env })));
  const responses = await Promise.all(shops.map((shop) => shop.visitor().get('/')));
  expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
  expect(shops[0]?.demoCredentials).toMatchObject({
    username: 'admin',
    password: expect.stringMatching(/.{11}/),
  });
  await Promise.all(shops.map((shop) => shop.stop()));
  await dropDatabase(databaseUrl);
});

thoroughTest(
  'a real shop and a demo shop keep their data apart, and a real shop starts without products and without an admin',
  async () => {
    const demo = await openShop();
    expect(demo.demoCredentials).toMatchObject({
      username: 'admin',
      password: expect.stringMatching(/.{11}/),
    });
    const home = await demo.visitor().get('/');
    expect(home.body).toMatch(/<html[^>]* lang="en"/);
    expect(home.body.includes('name="productId"')).toBe(true);
    expect((await demo.visitor().get('/si')).body).toMatch(/<html[^>]* lang="si"/);
    expect(fs.readdirSync(demo.dataDir).sort()).toEqual(['commands.sock', 'demo', 'lock']);
    await demo.stop();

    const appUrl = `http://127.0.0.1:${demo.port}`;
    const real = await openShop({ env: { DEMO: '', APP_URL: appUrl, DATA_DIR: demo.dataDir } });
    expect(real.demoCredentials).toBeUndefined();
    expect(real.output()).toContain('npm run admin -- create <username>');
    expect(fs.readdirSync(demo.dataDir).sort()).toEqual(['commands.sock', 'demo', 'lock', 'shop']);
    const shopSecret = fs.readFileSync(path.join(demo.dataDir, 'shop', 'secret'), 'utf8');
    const demoSecret = fs.readFileSync(path.join(demo.dataDir, 'demo', 'secret'), 'utf8');
    expect(shopSecret).not.toBe(demoSecret);
    expect((await real.visitor().get('/admin/dashboard')).status).toBe(401);
    const emptyHome = await real.visitor().get('/');
    expect(emptyHome.status).toBe(200);
    expect(emptyHome.body.includes('name="productId"')).toBe(false);
  },
);

async function makeDatabase(name: string, options: string): Promise<string> {
  const server = new pg.Client({ connectionString: postgresServer() });
  await server.connect();
  await server.query(`drop database if exists ${name}`);
  await server.query(`create database ${name} template template0 ${options}`);
  await server.end();
  const url = new URL(postgresServer());
  url.pathname = `/${name}`;
  return url.href;
}
