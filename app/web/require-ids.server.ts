import type { MiddlewareFunction } from 'react-router';
import { z } from 'zod';
import { notFound } from './not-found.server.ts';

/** Every id of this shop is a UUID: the database throws on anything else. */
function requireId(id: string): string {
  return z.uuid().safeParse(id).success ? id : notFound();
}

/** Answers 404 where a parameter of the address that is named `…Id` is malformed, before any loader or action. */
export const requireIds: MiddlewareFunction<Response> = ({ params }, next) => {
  for (const [name, value] of Object.entries(params)) {
    if (name.endsWith('Id')) requireId(value ?? '');
  }
  return next();
};
