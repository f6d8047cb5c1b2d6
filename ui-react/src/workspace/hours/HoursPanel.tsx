import '../../i18n/catalogs/conflicts.ts';

import { type Day, dayIn } from '@felles/core';
import { rowIn } from '@felles/core/internal/data/list-load';
import { readHoursDraft } from '@felles/core/internal/workspace/hours/form';
import type { ArticleLookup } from '@felles/core/workspace/articles';
import {
  fieldsOfDraft,
  fieldsOfLine,
  type HoursDraft,
  type HoursLine,
  type HoursProject,
  type HoursThing,
  type HoursWeekStore,
  isLocked,
  weekAfter,
} from '@felles/core/workspace/hours';
import { Fragment, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { FieldNote } from '../../kit/Field.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import type { Choice, DrawnField, FieldOf } from '../../kit/form/fields-of.ts';
import { longTextField } from '../../kit/form/long-text-field.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { usePanel } from '../../kit/panels/panel-context.ts';
import { Combobox } from '../../kit/parts/Combobox.tsx';
import { DateField } from '../../kit/parts/DateField.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useArticleFields } from '../articles/ArticleFields.tsx';
import { formatDay, formatNumber } from '../format.ts';
import { hoursLineOf } from '../paths.ts';
import { useArea } from '../services.ts';
import { useSiteDraft } from '../site/use-site-draft.tsx';
import { LockedLine } from './LockedLine.tsx';
import { RemoveLine } from './RemoveLine.tsx';
import { useArticleOf } from './use-article-of.ts';
import { type NamesOfLine, newValuesIn } from './words.ts';

interface HoursPanelProps {
  readonly store: HoursWeekStore;
  readonly articles: ArticleLookup;
  /** Null for a new line. */
  readonly id: string | null;
  /** The day of a new line. */
  readonly day: Day;
  /** The line that a new one is like; null for the last choice of the project. */
  readonly like?: HoursLine | null;
  readonly onClose: () => void;
}

/** A line of hours. Once it is open, neither an event nor a missing line replaces its form. */
export function HoursPanel(props: HoursPanelProps) {
  const { store, id } = props;
  const { list } = useObservable(store.view$);
  const text = useText();
  if (id === null) return <LineForm {...props} />;
  return (
    <LoadedContent
      load={rowIn(list, id)}
      words={{ some: text('week.some'), all: text('week.all') }}
      again={store.reload}
    >
      {() => <LineForm {...props} />}
    </LoadedContent>
  );
}

/** [W-SITE-41] A new line is filled in with the last choice of the project, or like the line of its row. */
function LineForm({ store, articles, id, day, like = null, onClose }: HoursPanelProps) {
  const { phases } = useObservable(store.view$);
  const { close } = usePanel();
  const [form] = useState(() => store.form(id, day, close, like));
  const news = useObservable(form.followed$);
  const ofArticles = useArticleFields(articles);
  const articleOf = useArticleOf(articles);
  const draft = useSiteDraft();
  const text = useText();
  const names: NamesOfLine = {
    article: (article) => articleOf(article)?.name ?? '',
    phases: new Map(phasesFor(news?.line?.phase_id ?? '').map(({ value, label }) => [value, label])),
  };

  /** The phases of the project, and the line's own one, which the service may not list. */
  function phasesFor(phase: string): readonly Choice[] {
    const choices = phases.map(({ phase_id: value, phase_name: name }) => ({ value, label: name || value }));
    const isListed = phase === '' || choices.some(({ value }) => value === phase);
    const item = news?.seen.item;
    const own = (item?.phase_id === phase && item.phase_name) || text('week.otherPhase');
    return isListed ? choices : [...choices, { value: phase, label: own }];
  }

  function closed() {
    if (id === null || news?.closed === null) return null;
    if (!news?.line) return { reason: text(news ? 'week.goneNow' : 'week.gone'), record: !news && <Fragment /> };
    if (isLocked(news.seen.item))
      return { reason: text('week.locked'), record: <LockedLine line={news.line} names={names} /> };
    const by = news.line.approved_by?.person_name || text('conflict.another');
    return { reason: text('week.lockedNow', { by }), record: null };
  }

  const fieldsIn = ({ isTimed, phase }: HoursDraft): readonly FieldOf<HoursDraft>[] => [
    {
      kind: 'own',
      name: 'date',
      label: text('week.day'),
      draw: (field) => <DateField {...field} label={text('week.day')} />,
      words: formatDay,
    },
    {
      kind: 'own',
      name: 'project',
      label: text('week.project'),
      draw: (field) => (id === null ? <ProjectField {...field} /> : <FixedProject {...field} />),
      words: (project) => project?.title ?? '',
    },
    ...ofArticles,
    { kind: 'check', name: 'isTimed', label: text('week.isTimed') },
    ...(isTimed
      ? ([
          { kind: 'text', name: 'start', label: text('week.start'), type: 'time' },
          { kind: 'text', name: 'end', label: text('week.end'), type: 'time' },
          { kind: 'text', name: 'pause', label: text('week.pause'), inputMode: 'numeric' },
        ] as const)
      : ([
          {
            kind: 'text',
            name: 'hours',
            label: text('week.hoursField'),
            hint: text('week.hoursHint'),
            inputMode: 'decimal',
          },
        ] as const)),
    ...(phasesFor(phase).length > 0
      ? ([
          { kind: 'select', name: 'phase', label: text('week.phase'), choices: phasesFor(phase), canBeEmptied: true },
        ] as const)
      : []),
    longTextField('comment', text('week.comment')),
  ];
  const { returned_text: reason, status } = news?.line ?? {};
  return (
    <>
      <div role="status">
        {status === 'RETURNED' && reason && (
          <FormNote tone="warn" icon={<Icon name="alert" />}>
            <b>{text('week.returned')}</b> {text('week.returnedText', { words: reason })}
          </FormNote>
        )}
      </div>
      <PanelForm
        label={text('week.form')}
        make={() => form}
        fields={fieldsIn}
        draft={draft({
          name: `hours ${id ?? 'new'}`,
          kind: 'hours',
          ...(id === null && { isNew: true }),
          project: null,
          address: hoursLineOf(id),
          titleOf: ({ project }) => project?.title ?? '',
          read: readHoursDraft,
        })}
        note={(draft) => <Becomes store={store} id={id} draft={draft} />}
        leaving={{ key: 'hours.leaving', params: {} }}
        closed={closed()}
        news={news?.line && news.changed.length > 0 ? newsIn(text, news.line, news.changed, names) : null}
        others={news?.row && news.closed === null && <RemoveLine store={store} row={news.row} onRemoved={onClose} />}
      />
    </>
  );
}

/** [W-SITE-52] Another user's change of the line, in words. */
const newsIn = (text: Text, line: HoursLine, changed: readonly HoursThing[], names: NamesOfLine) => ({
  by: line.changed_by || text('conflict.another'),
  words: [newValuesIn(text, changed, fieldsOfLine(line), names)],
});

interface BecomesProps extends Pick<HoursPanelProps, 'store' | 'id'> {
  readonly draft: HoursDraft;
}

/** The sums of the day and the week once the line is saved, with the warnings of the day. */
function Becomes({ store, id, draft }: BecomesProps) {
  const { list, week } = useObservable(store.view$);
  const text = useText();
  const after = weekAfter(list.rows, id, fieldsOfDraft(draft));
  // The lines of another week are not all loaded.
  if (after === null || after.monday !== week.monday) return null;
  const day = after.days.find((one) => one.day === dayIn(draft.date));
  return (
    <p role="status">
      {text('week.becomes', { day: formatNumber(day?.hours ?? 0), week: formatNumber(after.hours) })}{' '}
      {day?.warning && <MessageText message={day.warning} />}
    </p>
  );
}

/** The project of a line that is there already. */
function FixedProject({ value, error }: DrawnField<HoursProject | null>) {
  const text = useText();
  const id = useId();
  return (
    <div>
      <b>{text('week.project')}</b>
      <p>{value?.title}</p>
      <FieldNote id={id} error={error} />
    </div>
  );
}

/** A project of the user, found by the typed words. */
function ProjectField({ value, error, onChange, onLeave }: DrawnField<HoursProject | null>) {
  const [lookup] = useState(useArea('hours').projects);
  const text = useText();
  return (
    <Combobox
      label={text('week.project')}
      hint={text('week.projectHint')}
      error={error}
      lookup={lookup}
      value={value}
      keyOf={({ id }) => id}
      wordsOf={({ title }) => title}
      secondOf={() => ''}
      onChoose={onChange}
      onLeave={onLeave}
    />
  );
}
