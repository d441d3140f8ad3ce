import type { Actor } from './shop.server.ts';

/**
 * Returns the label of an actor in ledger and history. People are identified by id, so that a changed name changes no
 * record.
 */
export function formatActor(actor: Actor): string {
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
