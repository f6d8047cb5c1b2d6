import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { ProjectByProject } from './support/order.ts';
import { breakClients } from './support/realtime/broken-clients.ts';
import { reportPerProject } from './support/reports.ts';

// Every date rule is read on the clocks of Oslo; set before anything asks the process what time it is.
process.env['TZ'] = 'Europe/Oslo';

const SOURCE = '@felles/source';
/** One more than cores: a test of a screen waits for its service a quarter of its time. */
const WORKERS = availableParallelism() + 1;
const reports = process.env['FELLES_REPORT'];

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(import.meta.dirname, '../.felles/vite'),
  plugins: [breakClients()],
  // As the product is built: what React only has for developers takes a quarter of the time.
  oxc: { jsx: { development: false } },
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  test: {
    // Each file in a process of its own costs three times the work. Nothing in the product keeps, outside what a test
    // makes for itself, anything that it could notice, and a test that replaces something of the process puts it back.
    isolate: false,
    // Every core has tests of its own to run: threads that help one process to tidy its memory keep the others waiting.
    execArgv: ['--single-threaded-gc', '--min-semi-space-size=16', '--max-semi-space-size=64'],
    sequence: { sequencer: ProjectByProject },
    reporters: ['default', ...(reports ? [reportPerProject(reports)] : [])],
    server: { deps: { inline: [/@felles\//] } },
    setupFiles: ['support/mark-retried.ts'],
    // The tokens are read as text; every other style sheet is nothing to a test without a browser.
    css: { include: [/\/styles\/tokens\.css/] },
    // Only a test that hangs is slow enough to fail; how fast things are is for the bench to say.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      project('unit', {
        maxWorkers: WORKERS,
        include: ['**/*.test.{ts,tsx}'],
        exclude: [
          '**/node_modules/**',
          '**/*.prop.test.ts',
          'contract/**',
          'examples/**',
          'recipes/**',
          'screens/**',
          'e2e/**',
          'bench/**',
          'dist/**',
        ],
      }),
      project('screens', {
        maxWorkers: WORKERS,
        environment: 'happy-dom',
        env: { NODE_ENV: 'production' },
        include: ['screens/**/*.test.tsx'],
        exclude: ['dist/**'],
        setupFiles: ['screens/support/styles.ts'],
      }),
      project('prop', {
        maxWorkers: WORKERS,
        include: ['**/*.prop.test.ts'],
        exclude: ['dist/**'],
        globalSetup: ['support/properties/seed.ts'],
        setupFiles: ['support/properties/setup.ts'],
      }),
      project('contract', {
        // After all the rest, which leaves no core alone: these wait for sockets and processes.
        maxWorkers: 2 * availableParallelism(),
        sequence: { groupOrder: 1, sequencer: ProjectByProject },
        include: ['contract/**/*.test.ts', 'examples/**/*.test.ts', 'recipes/*.test.ts'],
        exclude: ['dist/**'],
        globalSetup: ['contract/built.ts'],
      }),
    ],
  },
});

function project<T extends object>(name: string, test: T) {
  return { extends: true as const, test: { name, ...test } };
}
