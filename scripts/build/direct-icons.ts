import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const library = 'lucide-react/dist/esm/lucide-react.mjs';
const imported = /import \{([^}]*)\} from 'lucide-react';/g;

/**
 * Each icon is imported from its own file. Through the library's one list of all icons, the bundler could not tell
 * those of the first view from those of the panel, and every visitor would load them all.
 */
export function directIcons(): Plugin {
  const files = filesByName();
  return {
    name: 'sandhi:direct-icons',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/app\/.+\.tsx?$/, code: imported },
      handler: (code) =>
        code.replaceAll(imported, (_, names: string) => names.split(',').map(importOf).join('')),
    },
  };

  function importOf(written: string): string {
    const name = written.trim();
    if (name === '' || name.startsWith('type ')) return '';
    const file = files.get(name);
    if (file === undefined) throw new Error(`There is no icon of the name ${name}.`);
    return `import ${name} from 'lucide-react/dist/esm/icons/${file}';`;
  }
}

function filesByName(): Map<string, string> {
  const list = fs.readFileSync(createRequire(import.meta.url).resolve(library), 'utf8');
  const exports = list.matchAll(/export \{([^}]*)\} from '\.\/icons\/([^']+)';/g);
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [
        name,
        file,
      ]),
    ),
  );
}
