import '../../i18n/catalogs/conflicts.ts';

import {
  CHANGE_RIGHT,
  type Deviation,
  mayBePicked,
  type ProjectOfDeviation,
  type SeveralDeviations,
  SHARED_FIELDS,
  type SharedDraft,
  type SharedField,
  sharedCounts,
} from '@felles/core/workspace/deviations';
import type { RecordsStore } from '@felles/core/workspace/site-records';
import { useCallback, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import type { DrawnField } from '../../kit/form/fields-of.ts';
import { PickBar } from '../../kit/list/PickBar.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { DateField } from '../../kit/parts/DateField.tsx';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { usePersons } from '../participants/use-persons.ts';
import { useArea } from '../services.ts';
import { ChoiceOf } from '../site/ChoiceOf.tsx';
import type { SeveralParts } from '../site-records/RecordsPage.tsx';
import { fieldIn } from './DeviationLog.tsx';
import { useSiteRights } from './use-setup.ts';
import { valueIn } from './value-words.ts';

/** [W-SITE-55] The parts of the list by which several deviations get a responsible or a deadline; none without the right. */
export function useSeveral(
  project: ProjectOfDeviation,
  list: Pick<RecordsStore<Deviation, unknown>, 'view$'>,
): SeveralParts<Deviation> | undefined {
  const deviations = useArea('deviations');
  const isOffered = useSiteRights().includes(CHANGE_RIGHT);
  const isPhone = useMedia('(width <= 700px)');
  const [several] = useState(() => deviations.several(list.view$));
  const { picks, result } = useObservable(several.view$);
  const [isChosen, setChosen] = useState(false);
  const [isLeftAlone, setLeftAlone] = useState(false);
  const text = useText();
  useOpen(several, isOffered);
  const isConflict = [...(result?.outcomes.values() ?? [])].some((one) => one.kind === 'needsYou' && one.newer);
  const persons = usePersons(project.id, isOffered && isConflict && result?.press.field === 'responsible_id');
  const onPick = useCallback((id: string, isPicked: boolean) => several.pick([id], isPicked), [several]);
  if (!isOffered) return undefined;

  const counts = sharedCounts(result?.outcomes ?? new Map());
  const isChoosing = isPhone && isChosen;
  const shown = picks.size > 0 || isChoosing ? 'picks' : result ? 'result' : 'nothing';
  const stop = (): void => {
    several.clear();
    setChosen(false);
  };
  return {
    isOn: shown !== 'nothing',
    isChoosing,
    tool: isPhone && (
      <Button kind="ghost" small onClick={() => setChosen(true)}>
        {text('picks.choose')}
      </Button>
    ),
    bar: (open) => (
      <PickBar
        label={text('several.label')}
        shown={shown}
        words={shown === 'picks' ? text('several.picked', { count: picks.size }) : sumIn(text, counts)}
        left={counts.left.length}
        showsLeft={isLeftAlone}
        onShowLeft={setLeftAlone}
        onDismiss={several.dismiss}
      >
        {picks.size > 0 &&
          SHARED_FIELDS.map((field) => (
            <Button key={field} onClick={() => open(field)}>
              {fieldIn(text, field)}
            </Button>
          ))}
        <Button kind="ghost" onClick={stop}>
          {text('several.clear')}
        </Button>
      </PickBar>
    ),
    only: shown === 'result' && isLeftAlone && counts.left.length > 0 ? counts.left : null,
    ...((!isPhone || isChoosing) && {
      picks: {
        isPicked: (row) => (mayBePicked(row) ? picks.has(row.id) : null),
        wordsOf: ({ title }) => text('several.pick', { title: title || text('records.untitled') }),
        onPick,
      },
    }),
    outcomeOf({ id, item }) {
      const outcome = result?.outcomes.get(id);
      if (result === null || outcome === undefined) return null;
      const { field, value } = result.press;
      if (outcome.kind === 'saved') return { words: text(`several.saved.${field}`), isSaved: true };
      if (outcome.kind === 'dropped') return { words: text('several.unchanged'), isSaved: false };
      if (outcome.kind === 'saving' || outcome.newer === null) return null;
      const wordsOf = (one: unknown): string => valueIn(text, { setup: null, persons }, item, field, one);
      return {
        words: text('conflict.of', {
          by: outcome.newer.by || text('conflict.another'),
          what: fieldIn(text, field).toLocaleLowerCase('nb'),
          theirs: wordsOf(outcome.newer.value),
          mine: wordsOf(value),
        }),
        isSaved: false,
      };
    },
    panels: Object.fromEntries(
      SHARED_FIELDS.map((field) => [
        field,
        {
          title: text(`several.title.${field}`, { count: picks.size }),
          draw: () => <SharedForm project={project} several={several} field={field} onSaved={() => setChosen(false)} />,
        },
      ]),
    ),
  };
}

/** "2 av 4 lagret, 1 trenger deg". */
function sumIn(text: Text, { all, saved, saving, needsYou, dropped }: ReturnType<typeof sharedCounts>): string {
  return [
    text('several.sum', { saved, all }),
    saving > 0 && text('several.saving', { count: saving }),
    needsYou > 0 && text('several.needsYou', { count: needsYou }),
    dropped > 0 && text('several.dropped', { count: dropped }),
  ]
    .filter(Boolean)
    .join(', ');
}

interface SharedFormProps {
  readonly project: ProjectOfDeviation;
  readonly several: SeveralDeviations;
  readonly field: SharedField;
  readonly onSaved: () => void;
}

/** The one value of a field for all chosen deviations. */
function SharedForm({ project, several, field, onSaved }: SharedFormProps) {
  const persons = usePersons(project.id, field === 'responsible_id');
  const text = useText();
  const label = fieldIn(text, field);
  return (
    <PanelForm<SharedDraft>
      label={label}
      make={({ close }) =>
        several.form({
          ...{ project, field },
          saved() {
            onSaved();
            close();
          },
        })
      }
      fields={[
        {
          kind: 'own',
          name: 'value',
          label,
          draw: (drawn: DrawnField<string>) =>
            field === 'deadline' ? (
              <DateField {...drawn} label={label} name={field} />
            ) : (
              <ChoiceOf {...drawn} label={label} empty={text('form.notChosen')} choices={persons} />
            ),
          words: (value: string) => value,
        },
      ]}
      leaving={{ key: 'deviations.notSaved', params: {} }}
    />
  );
}
