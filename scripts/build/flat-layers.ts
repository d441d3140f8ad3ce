import layers from '@csstools/postcss-cascade-layers';
import type { AcceptedPlugin } from 'postcss';

/** The names of the layers in Tailwind's order. Rules outside of any layer come after all of them. */
const layerNames = 'properties, theme, base, components, utilities';

/**
 * Rewrites cascade layers as specificity, since Chrome before 99 drops their contents. Every style sheet gets the same
 * order of layers, and is refused when it selects by an id, which would outweigh the steps between layers.
 */
export const flatLayers: AcceptedPlugin[] = [
  {
    postcssPlugin: 'sandhi:order-of-layers',
    Once(root, { AtRule }) {
      root.walkRules(/(?<!\\)#[\w-]/, (rule) => {
        throw rule.error(`Select by a class: "${rule.selector}" would outweigh the layers.`);
      });
      root.prepend(new AtRule({ name: 'layer', params: layerNames }));
    },
  },
  layers(),
];
