// A service whose list of deadlines names no project, and whose projects come in pages.
import { fail, ok, type Result } from '@felles/core';
import { withProjects } from '@felles/core/internal/workspace/deadlines/of-projects';
import type { ProjectPage } from '@felles/core/internal/workspace/projects/model';
import { Deadline } from '@felles/core/workspace/deadlines';
import { Project } from '@felles/core/workspace/projects';
import fc from 'fast-check';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../../../support/fake-ports.ts';

const listed = [Deadline.parse({ project_deadline_id: 7, deadline_title: 'Tett bygg', event: null })];

const aProject = (id: number, titles: readonly string[]): Project =>
  Project.parse({
    id,
    title: `Prosjekt ${id}`,
    deadlines: titles.map((title) => ({ title, event_date: '2026-11-25', event_status: 'SCHEDULED' })),
  });

/** A service with some projects on each page; a page may be out of reach. */
function read(all: readonly Deadline[], pages: readonly (readonly Project[])[], lost?: number) {
  const asked: (number | undefined)[] = [];
  const results: Result<readonly Deadline[]>[] = [];
  withProjects(
    { deadlines: () => of(ok(all)) },
    {
      projects: ({ page = 1 }) => {
        asked.push(page);
        const result_set = pages[page - 1] ?? [];
        const answer: ProjectPage = { page, page_count: pages.length, page_size: 2, total_count: 0, result_set };
        return of(page === lost ? fail(unreachable) : ok(answer));
      },
    },
  )
    .deadlines()
    .subscribe((answer) => results.push(answer));
  return { asked, result: results[0] };
}

describe('deadlines without a project', () => {
  it('[W-PHASES-21] should be those of the projects on all pages, each once', () => {
    const project = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.array(fc.constantFrom('A', 'B'), { maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(fc.array(project, { maxLength: 3 }), { minLength: 1, maxLength: 3 }), (drawn) => {
        const own = new Map(drawn.flat());
        const pages = drawn.map((page) => page.map(([id]) => aProject(id, own.get(id) ?? [])));
        const { result } = read(listed, pages);
        const expected = [...own].flatMap(([id, titles]) => titles.map((title) => [`${id}`, `Prosjekt ${id}`, title]));
        const found = result?.ok ? result.value : expect.unreachable();
        const words = found.map((one) => [one.project_id, one.project_name, one.deadline_title]);
        if (expected.length === 0) expect(found).toBe(listed);
        else expect(words.toSorted()).toEqual(expected.toSorted());
        expect(new Set(found.map((one) => one.project_deadline_id)).size).toBe(found.length);
      }),
    );
  });

  it('should be a failure, and not nothing, where the projects cannot be asked', () => {
    const { result } = read(listed, [[aProject(1, ['A'])], []], 2);
    expect(result).toEqual(fail(unreachable));
  });

  it('should not be asked for where the list names the projects, or is empty', () => {
    const named = listed.map((one) => ({ ...one, project_id: '1' }));
    expect(read(named, [[aProject(1, ['A'])]])).toEqual({ asked: [], result: ok(named) });
    expect(read([], [[aProject(1, ['A'])]]).asked).toEqual([]);
  });
});
