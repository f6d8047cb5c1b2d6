import type { Entry } from '@felles/core/data';
import { refusalsOf } from '@felles/core/internal/workspace/hours/refusals';
import { HoursLine } from '@felles/core/workspace/hours';
import type { SiteChange } from '@felles/core/workspace/site-work';
import { expect, it } from 'vitest';

const LINE = HoursLine.parse({
  ...{ hours_id: '7', date: '2026-11-19', art_id: '1', hours: 7.5, phase_id: '20', phase_name: 'Råbygg' },
});
const entry: Entry<SiteChange> = {
  ...{ key: 'k', lane: '7', order: 1, state: 'failed' },
  refusal: {
    ...{ kind: 'refused', refusal: 'conflict', status: 409, type: 'Changed', message: '' },
    detail: { fields: { phase_id: { value: '20', by: 'Kari Lunde' } } },
  },
  input: {
    ...{ call: 'hours.change', project: { id: '1001', title: 'Storgata' }, record: '7', id: '7', point: null },
    ...{ title: '7,5 t', at: '2026-11-19T07:42:00.000Z', photos: [] },
    body: { phase_id: '30', was: { phase_id: '10' } },
    shown: { phase_id: '30', phase_name: 'Innredning' },
  },
};

it('[W-SITE-25] should know the names of both phases that two users have chosen for a line', () => {
  const [refused] = refusalsOf(LINE, ['k'], [entry]);
  expect(refused?.conflicts.map(({ theirs, mine }) => [theirs.phase_id, mine.phase_id])).toEqual([['20', '30']]);
  expect([...(refused?.phases ?? [])]).toEqual([
    ['20', 'Råbygg'],
    ['30', 'Innredning'],
  ]);
});
