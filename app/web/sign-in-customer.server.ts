import type { Login } from '#domain/accounts/find-login.server.ts';
import { plainIdentifier, readIdentifier } from '#domain/accounts/identifier.server.ts';
import { mostHolders } from '#domain/customers/holders.server.ts';
import { listLogins } from '#domain/customers/list-logins.server.ts';
import { type Device, readDevice } from './device-cookie.server.ts';
import { provePassword } from './prove-password.server.ts';
import type { RunningShop } from './running-shop.server.ts';
import type { Visitor } from './welcome.server.ts';

type Credentials = { identifier: string; password: string };

/** Signs in whoever knows the password of an account that an e-mail address or a phone names. */
export async function signInCustomer(visitor: Visitor, { identifier, password }: Credentials) {
  const { running, request } = visitor;
  const device = await readDevice(running, request);
  const logins = await listNamed(running, identifier, device);
  const name = plainIdentifier(identifier);
  return provePassword(visitor, { name, password, logins, looks: mostHolders, device });
}

/** The account of the demonstration opens no real shop. */
async function listNamed(
  running: RunningShop,
  typed: string,
  device: Device | undefined,
): Promise<Login[]> {
  const identifier = readIdentifier(typed);
  if (!identifier) return [];
  const knownIds = device?.known.map(([userId]) => userId) ?? [];
  const logins = await listLogins(running.shop, identifier, { knownIds });
  return logins.filter(({ demo }) => !demo || running.demo);
}
