// A user who writes a change over several pages, another user who changes the same record, and a service that compares.
import { type Failure, fail, ok, osloDay, type Reply } from '@felles/core';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { readDeviationDraft, readWords } from '@felles/core/internal/workspace/deviations/form';
import { createChangeForm, createMoveForm, seenDeviation } from '@felles/core/internal/workspace/deviations/store';
import { readHoursDraft } from '@felles/core/internal/workspace/hours/form';
import { createHoursWeek } from '@felles/core/internal/workspace/hours/store';
import { createSiteDrafts, type DraftedForm, type DraftPart } from '@felles/core/internal/workspace/site-work/drafts';
import { conflictIn } from '@felles/core/internal/workspace/site-work/rules';
import { createSiteOutbox, type SiteOutbox } from '@felles/core/internal/workspace/site-work/store';
import { Deviation, DeviationStatus } from '@felles/core/workspace/deviations';
import { HoursLine } from '@felles/core/workspace/hours';
import { ProjectView } from '@felles/core/workspace/projects';
import fc from 'fast-check';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { memoryPlace } from '../../../support/memory-place.ts';
import { createClock } from '../../data/network.ts';

type Fields = Readonly<Record<string, unknown>>;
type Draft = Readonly<Record<string, unknown>>;

const PROJECT = { id: '1001', title: 'Storgata 31' };
const NEW = DeviationStatus.parse({ status: '1', name: 'Ny', next: ['4'] });
const CLOSED = DeviationStatus.parse({ status: '4', name: 'Lukket', closes: true, next: [] });
const seen = (record: Fields) => seenDeviation({ deviation: Deviation.parse(record), from: NEW });

interface Device {
  readonly outbox: SiteOutbox;
  readonly clock: ReturnType<typeof createClock>['clock'];
}

/** A form of a record: the fields that both users write, and the way to open it in a page. */
interface FormOf {
  readonly record: Fields;
  readonly typed: readonly string[];
  open(record: Fields, device: Device): DraftedForm<Draft>;
  read(stored: unknown): Draft;
}

const DEVIATION = { deviation_id: '7', title: 'Glippe', place: 'Plan 1', status: '1', measure: null };
const of3 = ({ outbox, clock }: Device) => ({ project: PROJECT, outbox, clock, newKey: () => 'k', saved: () => {} });

/** The fields of a form in this test are all texts. */
const asTexts = (form: unknown): DraftedForm<Draft> => form as DraftedForm<Draft>;

const FORMS: Readonly<Record<string, FormOf>> = {
  'a change of a deviation': {
    record: DEVIATION,
    typed: ['title', 'place'],
    open: (record, device) => asTexts(createChangeForm({ ...of3(device), seen: seen(record) })),
    read: readDeviationDraft,
  },
  'a move of a deviation': {
    record: DEVIATION,
    typed: ['measure'],
    open: (record, device) => asTexts(createMoveForm({ ...of3(device), seen: seen(record), to: CLOSED })),
    read: readWords,
  },
  'a change of a line of hours': {
    record: { hours_id: '9', date: '1970-01-01', art_id: '1', hours: 7.5, comment: 'Før', phase_id: 'a' },
    typed: ['comment', 'phase'],
    open(record, { outbox, clock }) {
      const store = createHoursWeek({
        place: { read: () => ({ week: null }), write: () => {} },
        port: { own: () => of(ok([HoursLine.parse({ ...record, project_id: '1001' })])) },
        projects: { view: () => of(ok(ProjectView.parse({ hours: true, rights: ['register_hours'] }))) },
        ...{ outbox, clock, newKey: () => 'k', again$: new Subject<void>() },
        articles$: new BehaviorSubject({ status: 'loading' } as const),
      });
      store.open();
      store.view$.subscribe();
      return asTexts(store.form('9', osloDay(clock.now()), () => {}));
    },
    read: readHoursDraft,
  },
};

/** The name on the wire of a typed field. */
const wireName = (field: string): string => (field === 'phase' ? 'phase_id' : field);

const changed = (detail: unknown): Failure => ({
  ...{ kind: 'refused', refusal: 'generic', status: 409, type: 'Changed', message: 'Changed', detail },
});

/** [W-SITE-24] The service of another user's changes, too: a field that is neither as it was seen nor as it is sent is refused. */
function createService(first: Fields) {
  let record = first;
  return {
    record: () => record,
    change(part: Fields) {
      record = { ...record, ...part };
    },
    send({ was, at: _, ...body }: Fields): Reply<unknown> {
      const before: Fields = Object(was);
      const newer = Object.keys(body).filter(
        (name) => record[name] !== body[name] && (record[name] ?? null) !== (before[name] ?? null),
      );
      const fields = Object.fromEntries(newer.map((name) => [name, { value: record[name], by: 'Kari Lunde' }]));
      if (newer.length > 0) return of(fail(changed({ fields })));
      record = { ...record, ...body };
      return of(ok(record));
    },
  };
}

const STEPS = ['type', 'type', 'other', 'page', 'page'] as const;

describe.each(Object.entries(FORMS))(
  '[A-02] [W-SITE-63] %s that comes back in a new page',
  (_, { record, typed, open, read }) => {
    it('should be in conflict with what another user has changed since it was opened', () => {
      const steps = fc.array(fc.record({ kind: fc.constantFrom(...STEPS), field: fc.constantFrom(...typed) }), {
        maxLength: 7,
      });
      fc.assert(
        fc.property(steps, fc.constantFrom(...typed), (given, last) => {
          const { clock, pass } = createClock();
          const service = createService(record);
          const kept: OutboxPlace<DraftPart> = memoryPlace();
          let numbers = 0;
          const word = (): string => `${++numbers}`;

          function openPage() {
            const outbox = createSiteOutbox({
              port: { send: ({ body }) => service.send(body) },
              ...{ place: memoryPlace(), newKey: word, clock, online$: new BehaviorSubject(true) },
            });
            outbox.open();
            const form = open(service.record(), { outbox, clock });
            const place = { ...kept, clear: () => {} };
            const drafts = createSiteDrafts({ place, visible$: new BehaviorSubject(true), clock, newKey: word });
            const about = {
              name: 'of 7',
              kind: 'change',
              project: PROJECT,
              address: '/x',
              titleOf: () => '',
              read,
            } as const;
            const end = drafts.follow(form, about, () => {});
            return { outbox, form, end };
          }

          let page = openPage();
          let atOpening = service.record();
          const mine = new Map<string, string>();
          for (const { kind, field } of [...given, { kind: 'type', field: last } as const]) {
            if (kind === 'type') {
              mine.set(wireName(field), word());
              page.form.change({ [field]: mine.get(wireName(field)) });
            }
            if (kind === 'other') service.change({ [wireName(field)]: `Karis ${word()}` });
            if (kind === 'page') {
              pass(300);
              page.end();
              page = openPage();
              // Without a word there is no draft: the form opens anew.
              if (mine.size === 0) atOpening = service.record();
            }
          }
          const before = service.record();
          const newer = [...mine.keys()].filter((name) => before[name] !== atOpening[name]);
          page.form.save();
          const [entry] = page.outbox.entries$.value;
          const inConflict = Object.keys(conflictIn(entry?.refusal ?? null) ?? {});
          expect(inConflict.toSorted()).toEqual(newer.toSorted());
          const sent = newer.length > 0 ? before : { ...before, ...Object.fromEntries(mine) };
          for (const name of typed.map(wireName)) expect(service.record()[name]).toEqual(Reflect.get(sent, name));
        }),
      );
    });
  },
);
