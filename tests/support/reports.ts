import { join } from 'node:path';
import { JsonReporter, type Reporter, type TestModule, type Vitest } from 'vitest/node';

/** Vitest's own JSON report, one file for each project of a run. */
export function reportPerProject(directory: string): Reporter {
  let run: Vitest | undefined;
  return {
    onInit(vitest) {
      run = vitest;
    },
    async onTestRunEnd(modules) {
      for (const name of new Set(modules.map(projectOf))) {
        const reporter = new JsonReporter({ outputFile: join(directory, `${name}.json`) });
        if (run) reporter.onInit(run);
        await reporter.onTestRunEnd(modules.filter((module) => projectOf(module) === name));
      }
    },
  };
}

const projectOf = (module: TestModule): string => module.project.name;
