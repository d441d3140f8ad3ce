import { randomUUID } from 'node:crypto';
import { createCookie } from 'react-router';
import { z } from 'zod';
import { keyFor } from '#platform/config/secret.server.ts';
import type { RunningShop } from './running-shop.server.ts';

const yearInSeconds = 365 * 24 * 60 * 60;
const maxAccounts = 10;

/** A browser that signed in before: its own random id, and the accounts it knew the password of, newest first. */
const stored = z.object({ d: z.uuid(), u: z.array(z.uuid()).max(maxAccounts) });
export type Device = { id: string; userIds: string[] };

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
  return device.success ? { id: device.data.d, userIds: device.data.u } : undefined;
}

/** The Set-Cookie value of a device that has just proven to know this account. */
export function writeDevice(
  running: RunningShop,
  device: Device | undefined,
  userId: string,
): Promise<string> {
  const others = (device?.userIds ?? []).filter((known) => known !== userId);
  const userIds = [userId, ...others].slice(0, maxAccounts);
  return deviceCookie(running).serialize({ d: device?.id ?? randomUUID(), u: userIds });
}
