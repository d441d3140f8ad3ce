import layers from '@csstools/postcss-cascade-layers';
import type { AcceptedPlugin } from 'postcss';

/** As Tailwind writes them. What stands in no layer comes after all of them. */
const order = 'properties, theme, base, components, utilities';

/**
 * Writes cascade layers as specificity, since Chrome before 99 drops whatever stands in a layer. Every style sheet gets
 * the same order of layers and is refused when it selects by an id: that would make its steps larger than the others'.
 */
export const flatLayers: AcceptedPlugin[] = [
  {
    postcssPlugin: 'sandhi:order-of-layers',
    Once(root, { AtRule }) {
      root.walkRules(/(?<!\\)#[\w-]/, (rule) => {
        throw rule.error(`Select by a class: "${rule.selector}" would outweigh the layers.`);
      });
      root.prepend(new AtRule({ name: 'layer', params: order }));
    },
  },
  layers(),
];
