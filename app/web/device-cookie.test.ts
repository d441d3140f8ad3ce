import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cookieHeader } from '#test/running-shop.ts';
import { readDevice, writeDevice, writeProvenDevice } from './device-cookie.server.ts';
import type { RunningShop } from './running-shop.server.ts';

const running = { secret: 'one', https: false } as RunningShop;
const anotherShop = { secret: 'another', https: false } as RunningShop;

function sentBy(setCookie: string): Request {
  return new Request('http://localhost', { headers: { cookie: cookieHeader([setCookie]) } });
}

test('a browser is known again by its id and by the accounts that it proved, newest first', async () => {
  const [kamala, nimal] = [randomUUID(), randomUUID()];
  const first = await readDevice(running, sentBy(await writeDevice(running, undefined, kamala)));
  const second = await readDevice(running, sentBy(await writeDevice(running, first, nimal)));
  expect(second).toEqual({ id: first?.id, userIds: [nimal, kamala], provenIds: [] });
});

test('knowing a password proves no second factor, and signing in again forgets none', async () => {
  const [kamala, nimal] = [randomUUID(), randomUUID()];
  const proven = await writeProvenDevice(running, undefined, kamala);
  const device = await readDevice(running, sentBy(proven));
  const later = await readDevice(running, sentBy(await writeDevice(running, device, nimal)));
  expect(later).toEqual({ id: device?.id, userIds: [nimal, kamala], provenIds: [kamala] });
});

test('it is kept for a year, out of reach of scripts', async () => {
  const setCookie = await writeDevice(running, undefined, randomUUID());
  expect(setCookie).toMatch(/Max-Age=31536000/);
  expect(setCookie).toMatch(/HttpOnly/);
  expect(setCookie).toMatch(/SameSite=Lax/);
});

test('behind https it is marked so, and bound to the host', async () => {
  const setCookie = await writeDevice({ ...running, https: true }, undefined, randomUUID());
  expect(setCookie).toMatch(/^__Host-sandhi_device=.*Secure/);
});

test('a browser remembers ten accounts and no more', async () => {
  let device = await readDevice(running, sentBy(''));
  for (let account = 0; account < 12; account += 1) {
    const setCookie = await writeDevice(running, device, randomUUID());
    device = await readDevice(running, sentBy(setCookie));
  }
  expect(device?.userIds).toHaveLength(10);
});

test('a cookie that another shop signed, or that was changed, is no device', async () => {
  const foreign = await writeDevice(anotherShop, undefined, randomUUID());
  expect(await readDevice(running, sentBy(foreign))).toBeUndefined();
  const own = await writeDevice(running, undefined, randomUUID());
  expect(await readDevice(running, sentBy(own.replace('=', '=x')))).toBeUndefined();
});
