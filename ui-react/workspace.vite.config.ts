import { defineConfig, type Plugin } from 'vite';
import portal from './vite.config.ts';

/** What of the portal's build is about its own files. */
const PORTAL_ONLY = ['drawing-on-its-way'];
const isShared = (plugin: unknown): boolean => !PORTAL_ONLY.includes((plugin as Partial<Plugin>)?.name ?? '');

/**
 * The workspace's page, built as the portal is and beside it, in files of its own: neither application fetches anything
 * that only the other needs.
 */
export default defineConfig({
  ...portal,
  plugins: portal.plugins?.filter(isShared) ?? [],
  publicDir: false,
  build: {
    ...portal.build,
    emptyOutDir: false,
    manifest: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      input: 'workspace.html',
      output: {
        codeSplitting: {
          // It stays in a browser's cache when the workspace changes.
          groups: [{ name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// }],
        },
      },
    },
  },
});
