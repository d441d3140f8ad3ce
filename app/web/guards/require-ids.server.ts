import type { MiddlewareFunction } from 'react-router';
import { z } from 'zod';
import { throwNotFound } from '#web/responses/not-found.server.ts';

/**
 * Responds 404 where a parameter that is named `…Id` is malformed, before any loader or action: every id of this shop
 * is a UUID, and the database throws on anything else.
 */
export const requireIds: MiddlewareFunction<Response> = ({ params }, next) => {
  const ids = Object.entries(params).filter(([name]) => name.endsWith('Id'));
  if (!ids.every(([, id]) => z.uuid().safeParse(id).success)) throwNotFound();
  return next();
};
