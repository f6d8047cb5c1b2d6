import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest file begins first, so that no worker is left with it when the others are done. */
const LONGEST = /\/walks\/|\/contract\/(?:process|data-file)\./;

/** A test of waiting times in a crowd comes last, where the others are about to be done. */
const CALM = /\/contract\/hardening\./;

/** Project by project, since a worker serves one of them at a time. Vitest makes it by itself and asks for a class. */
export class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))].sort();
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [0, 1, 2].flatMap((turn) => own.filter((file) => turnOf(file) === turn));
    });
  }
}

function turnOf({ moduleId }: TestSpecification): number {
  if (LONGEST.test(moduleId)) return 0;
  return CALM.test(moduleId) ? 2 : 1;
}
