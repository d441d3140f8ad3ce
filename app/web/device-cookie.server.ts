import { randomUUID } from 'node:crypto';
import { createCookie } from 'react-router';
import { z } from 'zod';
import { keyFor } from '#platform/config/secret.server.ts';
import type { RunningShop } from './running-shop.server.ts';

const yearInSeconds = 365 * 24 * 60 * 60;
const maxAccounts = 10;

/**
 * A browser that signed in before: its own random id, the accounts it knew the password of, newest first, and those
 * whose second factor it has shown.
 */
const ids = z.array(z.uuid()).max(maxAccounts);
const stored = z.object({ d: z.uuid(), u: ids, f: ids.default([]) });
export type Device = { id: string; userIds: string[]; provenIds: string[] };

function deviceCookie({ secret, https }: RunningShop) {
  return createCookie(https ? '__Host-sandhi_device' : 'sandhi_device', {
    secrets: [keyFor('device-cookie', secret)],
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    path: '/',
    maxAge: yearInSeconds,
  });
}

/** The device that the browser is. Undefined where it never signed in, or the cookie is not signed by us. */
export async function readDevice(
  running: RunningShop,
  request: Request,
): Promise<Device | undefined> {
  const sent: unknown = await deviceCookie(running).parse(request.headers.get('Cookie'));
  const device = stored.safeParse(sent);
  if (!device.success) return undefined;
  const { d: id, u: userIds, f: provenIds } = device.data;
  return { id, userIds, provenIds };
}

/** The Set-Cookie value of a device that has just proven to know this account. */
export function writeDevice(
  running: RunningShop,
  device: Device | undefined,
  userId: string,
): Promise<string> {
  const { id = randomUUID(), userIds = [], provenIds = [] } = device ?? {};
  return deviceCookie(running).serialize({ d: id, u: withFirst(userIds, userId), f: provenIds });
}

/** The same for a device that has shown this account's second factor too. */
export function writeProvenDevice(
  running: RunningShop,
  device: Device | undefined,
  userId: string,
): Promise<string> {
  const { id = randomUUID(), userIds = [], provenIds = [] } = device ?? {};
  const [u, f] = [withFirst(userIds, userId), withFirst(provenIds, userId)];
  return deviceCookie(running).serialize({ d: id, u, f });
}

function withFirst(userIds: readonly string[], newest: string): string[] {
  return [newest, ...userIds.filter((known) => known !== newest)].slice(0, maxAccounts);
}
