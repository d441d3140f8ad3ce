import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { directIcons } from './scripts/build/direct-icons.ts';
import { firstViewChunks } from './scripts/build/first-view-chunks.ts';

export default defineConfig({
  plugins: [tailwindcss(), directIcons(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: firstViewChunks } } } },
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
});
