import { COMPLETION_STATUSES } from '@felles/core/workspace/tasks';
import { textsBy } from '@felles/ui-react/internal/i18n/texts';
import { tasksByStatus } from '@felles/ui-react/internal/workspace/statistics/charts';
import { deviationParts } from '@felles/ui-react/internal/workspace/statistics/record-parts';
import { fillOf, tagOf, toneOfDeviation, toneOfTask } from '@felles/ui-react/internal/workspace/status-tones';
import { lookOf } from '@felles/ui-react/internal/workspace/tasks/status';
import { expect, it } from 'vitest';

const text = textsBy((key) => key);

it('should give a status of tasks one colour, on boards, in figures and in portlets', () => {
  const per_status = COMPLETION_STATUSES.map((status) => ({ status, name: status, count: 1 }));
  const { names, tones } = tasksByStatus(text, { per_status });
  expect(names.length).toBeGreaterThan(5);
  for (const [at, name] of names.entries()) {
    const status = name.replace('task.status.', '');
    expect([tones?.[at], lookOf({ completion_status: status }).look]).toEqual([
      fillOf(toneOfTask(status)),
      toneOfTask(status),
    ]);
  }
  expect([tagOf(toneOfTask('OVERDUE')), tagOf(toneOfTask('COMPLETED')), tagOf(toneOfTask('NYTT'))]).toEqual([
    'ERROR',
    'SUCCESS',
    'DEFAULT',
  ]);
});

it('should give closed deviations the colour in the figure that they have in the list', () => {
  const per_status = [
    { status: 1, name: 'Ny', count: 6, closed: false },
    { status: 4, name: 'Lukket', count: 3, closed: true },
    { status: 5, name: 'Ukjent', count: 1 },
  ];
  expect(deviationParts({ per_status }).map(({ tone }) => tone)).toEqual(
    [false, true, false].map((isClosed) => fillOf(toneOfDeviation(isClosed))),
  );
  expect([tagOf(toneOfDeviation(true)), tagOf(toneOfDeviation(false))]).toEqual(['SUCCESS', 'INFO']);
});
