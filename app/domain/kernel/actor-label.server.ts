import type { Actor } from './shop.server.ts';

/** Returns how ledger and history name who acted. People are named by id, so that a changed name changes no record. */
export function actorLabel(actor: Actor): string {
  switch (actor.kind) {
    case 'customer':
      return `customer:${actor.userId}`;
    case 'owner':
      return `owner:${actor.userId}`;
    case 'guest':
    case 'shop':
      return actor.kind;
  }
}
