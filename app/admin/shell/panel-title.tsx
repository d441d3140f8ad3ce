import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { panelTitle } from './panel-meta.ts';

/** For what stands in place of a page, whose own title then is not said. */
export function PanelTitle({ of }: { of: Bilingual }) {
  return <title>{panelTitle(of)}</title>;
}
