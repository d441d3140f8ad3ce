import { createElement, type SVGProps } from 'react';

/** A shape of an icon: the name of its element and its attributes, `key` among them. */
type Shape = [element: string, attributes: Record<string, string>];

/** Draws the icons of lucide-react; replaces its own function at build time (scripts/build/replace-modules.ts). */
// biome-ignore lint/style/noDefaultExport: as the function that it replaces
export default function createIcon({ node }: { node: Shape[] }) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, at the top of its module
  return function Icon({ className = '', ...props }: SVGProps<SVGSVGElement>) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: every use is hidden from screen readers, beside its label
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`lucide ${className}`}
        {...props}
      >
        {node.map(([element, attributes]) => createElement(element, attributes))}
      </svg>
    );
  };
}
