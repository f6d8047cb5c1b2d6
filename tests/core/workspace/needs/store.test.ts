import { type Load, ok } from '@felles/core';
import { queryOf } from '@felles/core/internal/data/query';
import { createDeadlinesStore } from '@felles/core/internal/workspace/deadlines/store';
import type { Needs } from '@felles/core/internal/workspace/needs/rules';
import { createMyTasksStore, createNeedsStore } from '@felles/core/internal/workspace/needs/store';
import type { TasksQuestion } from '@felles/core/internal/workspace/tasks/model';
import type { AgreementConversations } from '@felles/core/workspace/chat';
import type { Deadline } from '@felles/core/workspace/deadlines';
import type { NeedSource, RecordNeed } from '@felles/core/workspace/needs';
import type { OutboxThing } from '@felles/core/workspace/outboxes';
import type { Task } from '@felles/core/workspace/tasks';
import { BehaviorSubject, VirtualTimeScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import { createNetwork, LOST } from '../../data/network.ts';

function opened(personId: string | null, ...more: readonly NeedSource[]) {
  const clock = new VirtualTimeScheduler();
  clock.now = () => Date.parse('2026-11-19T10:00:00Z');
  const deadlines = createNetwork<string, readonly Deadline[]>();
  const tasks = createNetwork<TasksQuestion, readonly Task[]>();
  const talks = createNetwork<string, readonly AgreementConversations[]>();
  const records = createNetwork<string, readonly RecordNeed[]>();
  const refused$ = new BehaviorSubject<readonly OutboxThing[]>([]);
  const store = createNeedsStore({
    refused$,
    records: queryOf('records', () => records.ask('')),
    deadlines: createDeadlinesStore({ port: { deadlines: () => deadlines.ask('') }, clock }),
    tasks: createMyTasksStore({
      port: { tasks: (question) => tasks.ask(question) },
      personId$: new BehaviorSubject(personId),
      clock,
    }),
    conversations: queryOf('talks', () => talks.ask('')),
    sources$: new BehaviorSubject<readonly NeedSource[]>(
      personId === null ? ['deadlines', 'conversations'] : ['deadlines', 'tasks', 'conversations', ...more],
    ),
  });
  store.open();
  return { store, deadlines, tasks, talks, records, refused$ };
}

const needsOf = (load: Load<Needs>): Needs => {
  if (load.status !== 'ready') throw new Error(load.status);
  return load.value;
};

const passed: Deadline = {
  project_deadline_id: '1',
  event: { instance_date: '2026-11-18', status: 'SCHEDULED' },
};

it('should ask for the tasks of the last months until today, and show needs once all have answered', () => {
  const { store, deadlines, tasks, talks } = opened('9');
  expect(tasks.open[0]?.input).toEqual({ from: '2026-08-21', to: '2026-11-19' });
  deadlines.open[0]?.answer(ok([passed]));
  talks.open[0]?.answer(ok([]));
  expect(store.view$.value.load.status).toBe('loading');
  tasks.open[0]?.answer(ok([]));
  expect(needsOf(store.view$.value.load)).toMatchObject({ all: [{ kind: 'deadline' }], unanswered: [] });
});

it('should name a source that has not answered, and ask for it again', () => {
  const { store, deadlines, tasks, talks } = opened('9');
  deadlines.open[0]?.answer(ok([passed]));
  tasks.open[0]?.answer(ok([]));
  talks.open[0]?.answer({ ok: false, error: LOST });
  expect(needsOf(store.view$.value.load)).toMatchObject({
    checked: ['deadlines', 'tasks'],
    unanswered: ['conversations'],
  });
  store.reload();
  expect([deadlines.asked, tasks.asked, talks.asked]).toEqual([2, 2, 2]);
});

it('should not ask for tasks of a user who is unknown, and say nothing of them', () => {
  const { store, deadlines, tasks, talks } = opened(null);
  deadlines.open[0]?.answer(ok([]));
  talks.open[0]?.answer(ok([]));
  expect(tasks.asked).toBe(0);
  expect(needsOf(store.view$.value.load)).toEqual({ all: [], checked: ['deadlines', 'conversations'], unanswered: [] });
});

const REFUSED: OutboxThing = {
  name: 'site 1',
  entry: {
    ...{
      kind: 'hoursChange',
      title: '',
      text: '',
      project: null,
      at: null,
      files: 0,
      size: 0,
      record: null,
      group: null,
    },
    ...{ source: 'site', key: '1', state: 'failed', refusal: null },
  },
  ...{ photos: [], unsent: [], textAt: null, files: 0, size: 0 },
};

it('should have a refused change first, and go without it once that is settled', () => {
  const { store, deadlines, tasks, talks, records, refused$ } = opened('9', 'records');
  refused$.next([REFUSED]);
  deadlines.open[0]?.answer(ok([passed]));
  tasks.open[0]?.answer(ok([]));
  talks.open[0]?.answer(ok([]));
  expect(store.view$.value.load.status).toBe('loading');
  records.open[0]?.answer(ok([{ kind: 'returned_hours', project_id: '1', count: 1 }]));
  const kinds = () => needsOf(store.view$.value.load).all.map(({ kind }) => kind);
  expect(kinds()).toEqual(['unsent', 'record', 'deadline']);
  refused$.next([]);
  expect(kinds()).toEqual(['record', 'deadline']);
});
