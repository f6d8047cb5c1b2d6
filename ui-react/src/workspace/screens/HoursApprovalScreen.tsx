import '../../i18n/catalogs/approval.ts';
import '../../i18n/catalogs/hours.ts';
import '../../i18n/catalogs/site-records.ts';

import { createPanelStore, isoWeekNumber } from '@felles/core';
import { loadOf } from '@felles/core/data';
import { listStaleness } from '@felles/core/internal/data/list-load';
import { numberIn } from '@felles/core/internal/shared/numbers';
import {
  type HoursApprovalStore,
  type HoursApprovalView,
  outcomeCounts,
  type PersonWeek,
} from '@felles/core/workspace/hours';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { longTextField } from '../../kit/form/long-text-field.tsx';
import layout from '../../kit/Layout.module.css';
import { SaveTable } from '../../kit/list/SaveTable.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { ApprovalBar } from '../hours/ApprovalBar.tsx';
import { lineIn } from '../hours/ApprovalRow.tsx';
import styles from '../hours/approval.module.css';
import { PersonCard } from '../hours/PersonCard.tsx';
import { payrollFile } from '../hours/payroll-file.ts';
import { useArticleOf } from '../hours/use-article-of.ts';
import { WeekSteps } from '../hours/WeekSteps.tsx';
import { hoursIn } from '../hours/words.ts';
import { hoursOf } from '../paths.ts';
import { useProjectOfPage } from '../projects/use-project.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { useRightsWith } from '../site/use-rights-with.ts';

/** [W-SITE-45] The hours of a project for their approver: a card for each person in a week. */
export function HoursApprovalScreen() {
  const { projectId = '' } = useParams();
  return <Approval key={projectId} projectId={projectId} />;
}

/** The lines that a window returns. */
interface Returned {
  readonly ids: readonly string[];
}

function Approval({ projectId }: { readonly projectId: string }) {
  const hours = useArea('hours');
  const { store: project, flags } = useProjectOfPage();
  const mayApprove = useRightsWith('hours-changes').includes('approve_hours');
  const [{ store, articles }] = useState(() => hours.approval(projectId, () => project?.reload()));
  const [panels] = useState(() => createPanelStore<Returned>({ panelAt: () => null }));
  const view = useObservable(store.view$);
  const articleOf = useArticleOf(articles);
  const text = useText();
  useOpen(store, mayApprove);
  useOpen(articles, mayApprove);
  const { list, monday, persons } = view;
  const week = isoWeekNumber(monday);
  const lines = persons.flatMap((person) => person.lines).filter(({ outcome }) => outcome !== 'GONE');
  const returnLines = (ids: readonly string[]): void => panels.open({ content: { ids }, size: 'small' });

  return (
    <Page
      title={text('approval.title')}
      trail={[{ to: hoursOf(projectId), title: text('hours.title') }]}
      actions={
        mayApprove &&
        lines.length > 0 && (
          <SaveTable
            file={text('approval.file', { project: projectId, week })}
            label={text('approval.save')}
            rows={() =>
              payrollFile(
                text,
                lines.map(({ line }) => line),
                articleOf,
              )
            }
          />
        )
      }
    >
      {mayApprove ? (
        <LoadedContent
          load={loadOf(list)}
          old={listStaleness(list)}
          words={{ some: text('hours.some'), all: text('hours.all') }}
          again={store.reload}
        >
          {() => <Week store={store} view={view} articleOf={articleOf} onReturn={returnLines} />}
        </LoadedContent>
      ) : (
        flags.status === 'ready' && <StateNote title={text('approval.noRight')} />
      )}
      <PanelHost
        panels={panels}
        titleOf={({ ids }) => text('approval.returnTitle', { count: ids.length })}
        draw={({ ids }) => <Return store={store} persons={persons} ids={ids} />}
      />
    </Page>
  );
}

interface WeekProps {
  readonly store: HoursApprovalStore;
  readonly view: HoursApprovalView;
  readonly articleOf: ReturnType<typeof useArticleOf>;
  readonly onReturn: (ids: readonly string[]) => void;
}

function Week({ store, view, articleOf, onReturn }: WeekProps) {
  const [showsLeft, setShowsLeft] = useState(false);
  const text = useText();
  const { monday, persons, others, result } = view;
  const left = showsLeft && result !== null ? outcomeCounts(result).left : null;
  const shown =
    left === null
      ? persons
      : persons
          .map((person) => ({ ...person, lines: person.lines.filter(({ line }) => left.includes(line.hours_id)) }))
          .filter(({ lines }) => lines.length > 0);
  return (
    <div className={layout.column4}>
      <ApprovalBar view={view} store={store} showsLeft={left !== null} onShowLeft={setShowsLeft} onReturn={onReturn} />
      <div className={layout.spread}>
        <WeekSteps monday={monday} onShow={store.show} />
        <span className={styles.quiet}>{text('approval.persons', { count: persons.length })}</span>
      </div>
      {others.length > 0 && (
        <nav className={styles.others} aria-label={text('approval.others')}>
          <span className={styles.quiet}>{text('approval.others')}</span>
          {others.map((other) => (
            <Button key={other.monday} kind="ghost" onClick={() => store.show(other.monday)}>
              {text('approval.other', { week: isoWeekNumber(other.monday), count: other.count })}
            </Button>
          ))}
        </nav>
      )}
      {shown.length === 0 && <StateNote title={text('approval.empty')} />}
      {shown.map((person) => (
        <PersonCard
          key={person.key}
          person={person}
          view={view}
          store={store}
          articleOf={articleOf}
          onReturn={onReturn}
        />
      ))}
    </div>
  );
}

interface ReturnProps extends Pick<WeekProps, 'store'> {
  readonly persons: readonly PersonWeek[];
  readonly ids: readonly string[];
}

/** [W-SITE-19] The text of a return, below the lines that it is for. */
function Return({ store, persons, ids }: ReturnProps) {
  const text = useText();
  const of = persons.flatMap(({ name, lines }) =>
    lines
      .filter(({ line }) => ids.includes(line.hours_id))
      .map(({ line }) => [name, lineIn(text, line), hoursIn(text, numberIn(line.hours) ?? 0)].join(' · ')),
  );
  return (
    <div className={layout.column3}>
      <ul className={layout.plainList}>
        {of.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <PanelForm
        label={text('approval.return')}
        make={({ close }) => store.returnForm(ids, close)}
        fields={[longTextField('text', text('approval.returnText'))]}
        leaving={{ key: 'hours.leaving', params: {} }}
        saveWords={() => text('approval.return')}
        note={() => text('approval.returnNote')}
      />
    </div>
  );
}
