import { fail, ok, osloDay, type Result } from '@felles/core';
import {
  absentFor,
  createCheckInDecisions,
  isDecidable,
  refusedRows,
} from '@felles/core/internal/workspace/checkins/decisions';
import type { NewDecision } from '@felles/core/internal/workspace/checkins/model';
import { countsOf } from '@felles/core/internal/workspace/checkins/rules';
import { CheckIn, type CheckInRow, kindOfCheckIn } from '@felles/core/workspace/checkins';
import fc from 'fast-check';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { refused } from '../../../support/fake-ports.ts';
import { countedKeys } from '../../../support/small-needs.ts';

const NOW = '2026-11-19T10:00:00+01:00';
const TODAY = osloDay(Date.parse(NOW));
const REFUSED = CheckIn.parse({ id: 7, firstName: 'Tone', valid: false, checkinTime: '2026-11-19T07:31:00+01:00' });

const rowOf = (item: CheckIn): CheckInRow => ({ id: item.id, item, state: 'settled', keys: [], failure: null });
const decision = fc.option(
  fc.record({
    let_in: fc.boolean(),
    reason: fc.constant('Kort bestilt'),
    by: fc.constant('Ola'),
    at: fc.constantFrom('2026-11-19T07:38:00+01:00', '2026-11-18T07:38:00+01:00'),
  }),
);
const checkIn: fc.Arbitrary<CheckIn> = fc.record({
  id: fc.uuid(),
  guest: fc.boolean(),
  valid: fc.constantFrom(true, false, null),
  errors: fc.constantFrom(null, ['Kortet er utløpt']),
  checkedOut: fc.boolean(),
  checkinTime: fc.constantFrom('2026-11-19T07:31:00+01:00', '2026-11-19T08:04:00+01:00', null),
  decision,
});

describe('the refused of a list', () => {
  it('should have every undecided one, first, and of the decided ones those of today', () => {
    fc.assert(
      fc.property(fc.array(checkIn), (all) => {
        const shown = refusedRows(all.map(rowOf), TODAY).map(({ item }) => item);
        const open = all.filter((one) => isDecidable(one) && !one.decision);
        expect(new Set(shown.slice(0, open.length))).toEqual(new Set(open));
        for (const one of shown.slice(open.length)) expect(one.decision?.at).toContain('2026-11-19');
        expect(shown.length - open.length).toBe(
          all.filter((one) => isDecidable(one) && one.decision?.at?.startsWith('2026-11-19')).length,
        );
      }),
    );
  });

  it('should be counted as let in by a decision, and as refused without one or by the other', () => {
    fc.assert(
      fc.property(fc.array(checkIn), (all) => {
        const without = countsOf(all.map((one) => rowOf({ ...one, decision: null })));
        const counted = countsOf(all.map(rowOf));
        const letIn = all.filter((one) => isDecidable(one) && one.decision?.let_in === true).length;
        expect(counted).toEqual({ ok: without.ok + letIn, failed: without.failed - letIn, guest: without.guest });
        expect(all.every((one) => one.guest !== true || kindOfCheckIn(one) === 'guest')).toBe(true);
      }),
    );
  });
});

describe('the participants to check in', () => {
  it('should be the persons by name who are not on the site', () => {
    const person = (id: string, first_name: string) => ({ id: `p${id}`, person: { id, first_name, last_name: 'Nes' } });
    const company = { id: 'c', contact: { id: '9', name: 'Pål AS' } };
    const rows = [rowOf({ id: '1', personId: '1', valid: true }), rowOf({ ...REFUSED, personId: '2' })];
    const all = [person('1', 'Pål'), person('2', 'Pål'), person('3', 'Kari'), company];
    expect(absentFor(all, rows, 'pål').map(({ id }) => id)).toEqual(['p2']);
    expect(absentFor(all, rows, 'nes').map(({ id }) => id)).toEqual(['p3', 'p2']);
  });
});

function aGate(answers: (body: NewDecision) => Result<CheckIn>) {
  const sent: NewDecision[] = [];
  let asked = 0;
  const decisions = createCheckInDecisions({
    port: {
      decide(_project, _id, body) {
        sent.push(body);
        return of(answers(body));
      },
    },
    projectId: '1001',
    decided: () => (asked += 1),
    clock: at(NOW),
    online$: new BehaviorSubject(true),
    newKey: countedKeys('key-'),
  });
  return { decisions, sent, asked: () => asked };
}

describe('the decision about a refused person', () => {
  it('should need a choice and a reason, and be sent trimmed with the decision that was seen', () => {
    const { decisions, sent, asked } = aGate(() => ok(REFUSED));
    let closed = 0;
    const form = decisions.form(REFUSED, () => (closed += 1));
    form.save();
    expect(form.view$.value.problems).toEqual({
      choice: { key: 'checkin.needsChoice', params: {} },
      reason: { key: 'checkin.needsReason', params: {} },
    });
    form.change({ choice: 'out', reason: ' Uten avtale ' });
    form.save();
    expect(sent).toEqual([{ let_in: false, reason: 'Uten avtale', was: { let_in: null, reason: null } }]);
    expect([closed, asked(), decisions.notes$.value.size]).toEqual([1, 1, 0]);
  });

  it('[W-PLAN-10] should leave the choice to the user where another was first, and send the own one after it', () => {
    const theirs = { let_in: { value: true, by: 'Kari Lunde' }, reason: { value: 'Kort vist', by: 'Kari Lunde' } };
    const { decisions, sent } = aGate(({ was }) =>
      was?.let_in === true ? ok(REFUSED) : fail({ ...refused(409, '', 'Changed'), detail: { fields: theirs } }),
    );
    let closed = 0;
    const form = decisions.form(REFUSED, () => (closed += 1));
    form.change({ choice: 'out', reason: 'Uten avtale' });
    form.save();
    expect(closed).toBe(1);
    const note = decisions.notes$.value.get('7') ?? expect.unreachable();
    expect(note.theirs).toMatchObject({ let_in: true, reason: 'Kort vist', by: 'Kari Lunde' });
    decisions.act().run(note.mine, () => {});
    expect(sent.at(-1)).toEqual({ let_in: false, reason: 'Uten avtale', was: { let_in: true, reason: 'Kort vist' } });
    expect(decisions.notes$.value.size).toBe(0);
  });
});
