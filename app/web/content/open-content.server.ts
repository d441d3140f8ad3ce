import type { Shop } from '#domain/kernel/shop.server.ts';
import { ContentCache } from './content-cache.ts';
import { ContentWatch } from './content-watch.ts';
import { readContentVersion } from './read-content-version.server.ts';

/** Begins to watch the content of public pages; `onFailure` is called when the database does not say whether it changed. */
export function openContent(shop: Shop, onFailure: (thrown: unknown) => void) {
  const content = new ContentWatch(() => readContentVersion(shop), onFailure);
  return { content, contentCache: new ContentCache(content) };
}
