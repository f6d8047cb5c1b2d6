import { userIn } from '@felles/core/internal/workspace/me/rules';
import '../../i18n/catalogs/conflicts.ts';
import '../../i18n/catalogs/tasks.ts';

import { derive } from '@felles/core/internal/shared/behavior';
import { SHARED_DAYS, SHARED_MOVES } from '@felles/core/internal/workspace/tasks/several';
import type { ProjectTasksStore, SharedTaskField } from '@felles/core/workspace/tasks';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import type { Choice } from '../../kit/form/fields-of.ts';
import { MessageText } from '../../kit/MessageText.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea, useWorkspace } from '../services.ts';
import { ChoiceOf } from '../site/ChoiceOf.tsx';
import { SharedForm, useSeveralBar } from '../site/Several.tsx';
import type { CardPicks } from './TaskCard.tsx';

/** The fields whose value is chosen in a panel. */
const IN_PANELS = ['days', 'person_ids'] as const satisfies readonly SharedTaskField[];
type InPanel = (typeof IN_PANELS)[number];

/** The panel of a field, by its key in the address. */
const panelOf = (field: InPanel): string => `several.${field}`;
const fieldOf = (key: string): InPanel | undefined => IN_PANELS.find((field) => panelOf(field) === key);

/** The parts of a list of tasks by which several get a status, other days or another person. */
export interface SeveralTaskParts {
  /** Begins to choose; absent where the user may change none. */
  readonly tool: ReactNode;
  readonly bar: (open: (key: string) => void) => ReactNode;
  readonly picks: CardPicks;
  readonly only: readonly string[] | null;
  /** Of a panel of several tasks; null for any other. */
  readonly titleOf: (key: string) => string | null;
  readonly draw: (key: string) => ReactNode;
}

/** [W-PLAN-01] Several tasks at once, with the outcome of each. */
export function useSeveralTasks(
  store: Pick<ProjectTasksStore, 'view$'>,
  isOffered: boolean,
  persons: readonly Choice[],
): SeveralTaskParts {
  const tasks = useArea('tasks');
  const { me$ } = useWorkspace().shell.me;
  const [personId$] = useState(() => derive({ me: me$ }, ({ me }) => userIn(me)?.person_id ?? null));
  const [several] = useState(() => tasks.several(store.view$, personId$));
  const view = useObservable(several.view$);
  const text = useText();
  useOpen(several, isOffered);
  const chosen = useSeveralBar({ label: text('severalTasks.label'), view, several, hasTool: true });
  const { result } = view;
  const all = persons.map(({ value: key, label: name }) => ({ key, name }));
  const formOf = (field: SharedTaskField, saved: () => void) =>
    several.form({
      ...{ field, persons: all, personId: personId$.value },
      saved() {
        chosen.saved();
        saved();
      },
    });
  const [statusForm, setStatusForm] = useState(() => formOf('status', () => {}));
  const { saving } = useObservable(statusForm.view$);
  const moveTo = (status: string): void => {
    const form = formOf('status', () => {});
    setStatusForm(form);
    form.change({ value: status });
    form.save();
  };
  const labelOf = (field: InPanel): string => text(field === 'days' ? 'severalTasks.howFar' : 'severalTasks.person');
  return {
    tool: isOffered && !chosen.isChoosing && (
      <Button kind="ghost" small onClick={chosen.choose}>
        {text('severalTasks.choose')}
      </Button>
    ),
    bar: (open) =>
      chosen.bar(
        <>
          {SHARED_MOVES.map((to) => (
            <Button key={to} onClick={() => moveTo(to)}>
              {text(`task.to.${to}`)}
            </Button>
          ))}
          <Button onClick={() => open(panelOf('days'))}>{text('task.move')}</Button>
          <Button onClick={() => open(panelOf('person_ids'))}>{text('severalTasks.person')}</Button>
        </>,
        saving.failure && <MessageText message={saving.failure} />,
      ),
    only: chosen.only,
    picks: {
      isChoosing: chosen.isChoosing,
      isPicked: ({ id }) => (view.free.has(id) ? view.picks.has(id) : null),
      onPick: ({ id }, isPicked) => several.pick([id], isPicked),
      // The choice between two values stands above the list.
      outcomeOf({ id }) {
        const outcome = result?.outcomes.get(id);
        if (!result || !outcome || outcome.kind === 'saving') return null;
        if (outcome.kind === 'saved') return { words: text(`severalTasks.saved.${result.press.field}`), isSaved: true };
        return { words: text(outcome.kind === 'needsYou' ? 'row.failed' : 'several.unchanged'), isSaved: false };
      },
    },
    titleOf(key) {
      const field = fieldOf(key);
      return field ? text(`severalTasks.title.${field}`, { count: view.picks.size }) : null;
    },
    draw(key) {
      const field = fieldOf(key);
      if (field === undefined) return null;
      if (view.picks.size === 0) return <StateNote title={text('severalTasks.none')} />;
      const label = labelOf(field);
      return (
        <SharedForm
          label={label}
          make={(close) => formOf(field, close)}
          draw={(drawn) => (
            <ChoiceOf
              {...drawn}
              label={label}
              empty={text('form.notChosen')}
              choices={field === 'days' ? distances(text) : persons}
            />
          )}
          leaving={{ key: 'tasks.leaving', params: {} }}
        />
      );
    },
  };
}

const distances = (text: Text): readonly Choice[] =>
  SHARED_DAYS.map((days) => ({ value: String(days), label: distanceIn(text, days) }));

const WEEK = 7;

function distanceIn(text: Text, days: number): string {
  if (days === -WEEK) return text('severalTasks.weekEarlier');
  if (days < 0) return text('severalTasks.earlier', { count: -days });
  return days % WEEK === 0
    ? text('severalTasks.weeks', { count: days / WEEK })
    : text('severalTasks.days', { count: days });
}
