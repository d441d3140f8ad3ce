import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Only the late parts, which are fetched when they are first wanted, stay files of their own. */
const ours =
  /app\/(ui|web|domain|storefront)\/(?!.*(overlay|dialog|drawer|side-menu|chat-panel|route))/;
const libraries = /lucide-react|react-hot-toast/;

/** What the pages share, in few files: fifty small ones compress worse, and each has headers of its own. */
const shared = {
  name: 'shared',
  test: new RegExp(`${ours.source}|${libraries.source}`),
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 80_000,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: [shared] } } } } },
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
});
