import type { Actor } from './shop.server.ts';

/** How ledger and history name who acted. People are named by their id, so that a changed name changes no record. */
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
