import type { Shop } from '#domain/kernel/shop.server.ts';
import { ContentWatch } from './content-watch.ts';
import { KeptFacts } from './kept-facts.ts';
import { readContentVersion } from './read-content-version.server.ts';

/** Begins to watch the content of public pages; `onFailure` hears when the database does not say whether it changed. */
export function openContent(shop: Shop, onFailure: (thrown: unknown) => void) {
  const content = new ContentWatch(() => readContentVersion(shop), onFailure);
  return { content, facts: new KeptFacts(content) };
}
