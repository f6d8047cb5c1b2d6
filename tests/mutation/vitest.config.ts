import { defineConfig } from 'vitest/config';
import base from '../vitest.config.ts';
import { keepThread } from './kept-thread.mjs';

const PROJECTS = ['unit', 'prop'];
const FOLDER = process.env['FELLES_TESTS'] ?? 'core';

const EXCLUDED = [
  // Both change the time zone of the process, which a thread cannot do.
  'core/shared/dates.prop.test.ts',
  'core/portal/person/age.prop.test.ts',
  // It replaces text of the sources, and Stryker has changed that text.
  'core/realtime/broken-clients.test.ts',
];

interface Project {
  readonly test: { readonly name: string; readonly include: readonly string[]; readonly exclude: readonly string[] };
}

// Stryker runs threads, and a thread does not take the arguments of a process.
const { execArgv: _, projects = [], ...test } = base.test ?? {};
const chosen = (projects as unknown as readonly Project[]).filter((one) => PROJECTS.includes(one.test.name));

export default defineConfig({
  ...base,
  plugins: [...(base.plugins ?? []), keepThread()],
  test: {
    ...test,
    projects: chosen.map((project) => ({
      ...project,
      test: {
        ...project.test,
        maxWorkers: 1,
        exclude: [...project.test.exclude, ...EXCLUDED],
        include: project.test.include.map((glob) => `${FOLDER}/${glob}`),
      },
    })) as never,
  },
});
