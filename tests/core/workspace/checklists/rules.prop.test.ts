import { parseIsoDate } from '@felles/core';
import { CHECKLIST_LISTING, Checklist, checkpointsOf, stateOfChecklist } from '@felles/core/workspace/checklists';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const TODAY = parseIsoDate('2026-11-19') ?? expect.unreachable();

describe('a checklist', () => {
  const status = fc.constantFrom('OK', 'NOT_OK', 'NOT_RELEVANT', 'NOE NYTT', '', ' ', null, 7);
  const lists = fc.array(status, { maxLength: 6 }).map((statuses) =>
    Checklist.parse({
      checklist_id: '1',
      checkpoints: statuses.map((one, at) => ({ checkpoint_id: at, status: one })),
    }),
  );

  it('should be open or done, and failed besides where one of its checkpoints is not OK', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const is = (only: string) => CHECKLIST_LISTING.isOf(list, only, TODAY);
        const { checkpoints, answered, failed } = stateOfChecklist(list);
        expect(is('open')).not.toBe(is('done'));
        expect(is('done')).toBe(checkpoints > 0 && answered === checkpoints);
        expect(is('failed')).toBe(failed > 0);
        expect(failed <= answered && answered <= checkpoints).toBe(true);
        expect(is('constructor')).toBe(false);
      }),
    );
  });

  it('should lose one checkpoint that cannot be read, and keep the others', () => {
    const checklist = Checklist.parse({
      checklist_id: '1',
      checkpoints: [{ checkpoint_id: '1', status: 'OK' }, 'x', { title: 'uten id' }, { checkpoint_id: '2', value: {} }],
    });
    expect(checkpointsOf(checklist).map(({ checkpoint_id: id }) => id)).toEqual(['1', '2']);
    expect(checkpointsOf(Checklist.parse({ checklist_id: '1', checkpoints: 'x' }))).toEqual([]);
  });
});
