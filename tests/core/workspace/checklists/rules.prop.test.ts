import { parseIsoDate } from '@felles/core';
import { inOrder } from '@felles/core/internal/data/order';
import { ANSWER_FORM } from '@felles/core/internal/workspace/checklists/form';
import { ChecklistTemplate } from '@felles/core/internal/workspace/checklists/model';
import { CHECKLIST_LISTING, withAnswer } from '@felles/core/internal/workspace/checklists/rules';
import {
  Checklist,
  Checkpoint,
  checkpointsOf,
  isSigned,
  maySign,
  nextUnanswered,
  problemOfValue,
  stateOfChecklist,
  statusOfCheckpoint,
  templatesOfPhase,
} from '@felles/core/workspace/checklists';
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

  it('should come after one with less of it answered, in the order that the column of the answers shows', () => {
    const list = (id: string, answered: number, points: number) =>
      Checklist.parse({
        checklist_id: id,
        checkpoints: Array.from({ length: points }, (_, at) => ({
          checkpoint_id: at,
          status: at < answered ? 'OK' : '',
        })),
      });
    const all = [list('whole', 6, 6), list('none', 0, 0), list('half', 5, 10), list('new', 0, 3)];
    const by = (sort: string) => inOrder(all, sort, CHECKLIST_LISTING.sortedBy).map(({ checklist_id: id }) => id);
    expect(by('answered')).toEqual(['new', 'half', 'whole', 'none']);
    expect(by('-answered')).toEqual(['whole', 'half', 'new', 'none']);
    expect(by('-left')).toEqual(['half', 'new', 'whole', 'none']);
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

describe('the points of a checklist', () => {
  const status = fc.constantFrom('', 'OK', 'NOT_OK', 'NOT_RELEVANT');
  const points = fc
    .array(status, { maxLength: 12 })
    .map((all) => all.map((one, at) => Checkpoint.parse({ checkpoint_id: at, status: one || null })));
  const answers = fc.uniqueArray(fc.record({ at: fc.nat(11), status, author: fc.constantFrom('1', '2', '3') }), {
    selector: ({ at }) => at,
  });
  const given = (all: readonly Checkpoint[], order: readonly { at: number; status: string; author: string }[]) =>
    order.reduce(
      (now, { at, status, author }) =>
        now.map((point, place) =>
          place === at
            ? withAnswer(point, { status }, { user: { user_id: author, user_name: null }, at: '2026-11-19T08:00:00Z' })
            : point,
        ),
      all,
    );

  it('[W-SITE-27] should be the same in any order of answers to different points (A-03)', () => {
    fc.assert(
      fc.property(points, answers, (all, order) => {
        expect(given(all, order)).toEqual(given(all, order.toReversed()));
      }),
    );
  });

  it('[W-SITE-27] should keep the first user of an answer that is given again, and none of one that is taken away', () => {
    const first = { user: { user_id: '1', user_name: 'Per' }, at: '2026-11-19T08:00:00Z' };
    const second = { user: { user_id: '2', user_name: 'Kari' }, at: '2026-11-19T09:00:00Z' };
    const open = Checkpoint.parse({ checkpoint_id: 1 });
    const answered = withAnswer(open, { status: 'OK' }, first);
    expect(withAnswer(answered, { status: 'OK' }, second)).toEqual(answered);
    expect(withAnswer(answered, { status: 'NOT_OK' }, second)).toMatchObject({ user: { user_name: 'Kari' } });
    expect(withAnswer(answered, { status: '' }, second)).toMatchObject({
      status: null,
      user: null,
      checked_date: null,
    });
    expect(withAnswer(answered, { comment: 'x', value: '' }, second)).toMatchObject({
      comment: 'x',
      value: null,
      user: first.user,
    });
  });

  it('[W-SITE-54] should lead on to the next unanswered one, then from the beginning, until all are answered', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: -1, max: 12 }), (all, place) => {
        const open = all.flatMap((point, at) => (statusOfCheckpoint(point) === '' ? [at] : []));
        const later = open.filter((at) => at > place);
        expect(nextUnanswered(all, place)).toBe(later[0] ?? open[0] ?? null);
      }),
    );
  });

  it('[W-SITE-18] should all be answered before the list is signed, once', () => {
    fc.assert(
      fc.property(points, fc.constantFrom(null, '', '2026-11-19T08:00:00Z'), (checkpoints, signed_at) => {
        const list = { ...Checklist.parse({ checklist_id: 1, signed_at }), checkpoints };
        const isWhole = checkpoints.length > 0 && checkpoints.every((point) => statusOfCheckpoint(point) !== '');
        expect(isSigned(list)).toBe(Boolean(signed_at));
        expect(maySign(list)).toBe(isWhole && !signed_at);
      }),
    );
  });

  it('[W-SITE-17] should take a measure with a comma or a point, and one of its own choices', () => {
    const measure = Checkpoint.parse({ checkpoint_id: 1, field: 'measure' });
    const choice = Checkpoint.parse({ checkpoint_id: 2, field: 'select', options: ['A', 'B'] });
    for (const right of ['', ' ', '0', '21,5', '21.5', '-3', '+4', '−2'])
      expect(problemOfValue(measure, right)).toBeNull();
    for (const wrong of ['x', '1,2,3', '1e9', 'NaN', ',5', '5,', '1 2'])
      expect(problemOfValue(measure, wrong)?.key).toBe('checklists.wrongMeasure');
    expect([problemOfValue(choice, 'A'), problemOfValue(choice, 'C')?.key]).toEqual([null, 'checklists.wrongChoice']);
    expect(problemOfValue(Checkpoint.parse({ checkpoint_id: 3, field: 'textfield' }), 'x')).toBeNull();
  });

  it('[W-SITE-60] should have comments of at most 5,000 characters, without control characters but line breaks', () => {
    const of = (comment: string) => ANSWER_FORM.problemsOf({ status: '', value: '', comment }).comment?.key ?? null;
    expect([of('a\nb\r\n'), of('x'.repeat(5_000)), of(` ${'x'.repeat(5_000)} `)]).toEqual([null, null, null]);
    expect([of('x'.repeat(5_001)), of('a\u0000'), of('a\u0007')]).toEqual([
      'siteText.long',
      'siteText.odd',
      'siteText.odd',
    ]);
  });
});

describe('the templates of a phase', () => {
  it('[W-SITE-06] should be its own, then those of all phases, and all of them without a phase', () => {
    const template = (id: number, ...phases: readonly number[]) =>
      ChecklistTemplate.parse({ template_id: id, phases: phases.map((phase_id) => ({ phase_id })) });
    const all = [template(1), template(2, 3), template(3, 2, 3), template(4, 1)];
    const ids = (phase: string | null) => templatesOfPhase(all, phase).map(({ template_id: id }) => id);
    expect([ids('3'), ids('9'), ids(null)]).toEqual([['2', '3', '1'], ['1'], ['1', '2', '3', '4']]);
  });
});
