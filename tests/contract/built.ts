import type { TestProject } from 'vitest/node';
import { build } from '../../scripts/build.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Why there is nothing to start a process of; null where there is. */
    readonly notBuilt: string | null;
  }
}

/**
 * A process of its own runs the sources as they are now. Nothing happens where nothing has changed; a failed
 * build fails those who need it, and no other test of the same run.
 */
export function setup(project: TestProject): void {
  try {
    build();
    project.provide('notBuilt', null);
  } catch (problem) {
    project.provide('notBuilt', String(problem));
  }
}
