import { CHANGE_RIGHT } from '@felles/core/internal/workspace/deviations/moves';
import { SHARED_FIELDS } from '@felles/core/internal/workspace/deviations/several';
import type { Deviation, ProjectOfDeviation, SeveralDeviations, SharedField } from '@felles/core/workspace/deviations';
import type { RecordsStore } from '@felles/core/workspace/site-records';
import { useCallback, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { DateField } from '../../kit/parts/DateField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { usePersons } from '../participants/use-persons.ts';
import { useArea } from '../services.ts';
import { ChoiceOf } from '../site/ChoiceOf.tsx';
import { SharedForm, useIsPhone, useSeveralBar } from '../site/Several.tsx';
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
  const isPhone = useIsPhone();
  const [several] = useState(() => deviations.several(list.view$));
  const view = useObservable(several.view$);
  const { picks, result } = view;
  const text = useText();
  useOpen(several, isOffered);
  const chosen = useSeveralBar({ label: text('several.label'), view, several, hasTool: isPhone });
  const isConflict = [...(result?.outcomes.values() ?? [])].some((one) => one.kind === 'needsYou' && one.newer);
  const persons = usePersons(project.id, isOffered && isConflict && result?.press.field === 'responsible_id');
  const onPick = useCallback((id: string, isPicked: boolean) => several.pick([id], isPicked), [several]);
  if (!isOffered) return undefined;

  return {
    ...chosen,
    tool: isPhone && (
      <Button kind="ghost" small onClick={chosen.choose}>
        {text('picks.choose')}
      </Button>
    ),
    bar: (open) =>
      chosen.bar(
        SHARED_FIELDS.map((field) => (
          <Button key={field} onClick={() => open(field)}>
            {fieldIn(text, field)}
          </Button>
        )),
      ),
    ...((!isPhone || chosen.isChoosing) && {
      picks: {
        isPicked: ({ id }) => (view.free.has(id) ? picks.has(id) : null),
        wordsOf: ({ title }) => text('several.pick', { title: title || text('records.untitled') }),
        onPick,
      },
    }),
    outcomeOf({ id, item }) {
      const outcome = result?.outcomes.get(id);
      if (!result || !outcome) return null;
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
          draw: () => <OneField project={project} several={several} field={field} onSaved={chosen.saved} />,
        },
      ]),
    ),
  };
}

interface OneFieldProps {
  readonly project: ProjectOfDeviation;
  readonly several: SeveralDeviations;
  readonly field: SharedField;
  readonly onSaved: () => void;
}

/** The one value of a field for all chosen deviations. */
function OneField({ project, several, field, onSaved }: OneFieldProps) {
  const persons = usePersons(project.id, field === 'responsible_id');
  const text = useText();
  const label = fieldIn(text, field);
  return (
    <SharedForm
      label={label}
      make={(close) =>
        several.form({
          ...{ project, field },
          saved() {
            onSaved();
            close();
          },
        })
      }
      draw={(drawn) =>
        field === 'deadline' ? (
          <DateField {...drawn} label={label} name={field} />
        ) : (
          <ChoiceOf {...drawn} label={label} empty={text('form.notChosen')} choices={persons} />
        )
      }
      leaving={{ key: 'deviations.notSaved', params: {} }}
    />
  );
}
