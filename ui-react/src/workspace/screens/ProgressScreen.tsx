import '../../i18n/catalogs/days.ts';
import '../../i18n/catalogs/progress.ts';

import { createPanelStore, type Day, dayIn, dayMonth } from '@felles/core';
import type { PlanConflict, ProgressStore } from '@felles/core/workspace/phases';
import { useCallback, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { Switch } from '../../kit/parts/Switch.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useStore } from '../../react/use-store.ts';
import { nameOfPhase } from '../phases/phase-acts.ts';
import { Answers } from '../progress/Answers.tsx';
import { MovePhase, type PhaseToMove } from '../progress/MovePhase.tsx';
import { ProgressList } from '../progress/ProgressList.tsx';
import { Timeline } from '../progress/Timeline.tsx';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { keepWords } from '../site/ConflictForm.tsx';
import { useRightsWith } from '../site/use-rights-with.ts';

const PHONE = '(width <= 700px)';
const VIEWS = ['line', 'list'] as const;

/** [W-PLAN-16] The progress of a project over time. */
export function ProgressScreen() {
  const { projectId = '' } = useParams();
  return <Progress key={projectId} projectId={projectId} />;
}

function Progress({ projectId }: { readonly projectId: string }) {
  const services = useArea('phases');
  const [store, { load, old, today, conflict, notes }] = useStore(() => services.progress(projectId));
  const text = useText();
  const [panels] = useState(() => createPanelStore<PhaseToMove>({ panelAt: () => null }));
  const [isList, setList] = useState(false);
  const isPhone = useMedia(PHONE);
  const mayRun = useRightsWith('progress-changes').includes('run_phases');
  const onMove = (content: PhaseToMove) => panels.open({ content, size: 'small' });
  const changes = mayRun ? { store, notes, onMove } : null;
  const column = useRef<HTMLDivElement>(null);
  useLostFocus(
    useCallback(() => column.current?.querySelector<HTMLElement>('input, button') ?? null, []),
    conflict && 'conflict',
  );
  return (
    <Page title={text('progress.title')}>
      <div ref={column} className={layout.column3}>
        {conflict && <Overtaken store={store} conflict={conflict} />}
        <LoadedContent
          load={load}
          words={{ some: text('progress.some'), all: text('progress.all') }}
          again={store.reload}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<StateNote title={text('progress.none')} />}
          old={old}
        >
          {(progress) => (
            <div className={layout.column3}>
              <Answers projectId={projectId} progress={progress} today={today} />
              {!mayRun && <p className={textStyles.quiet}>{text('progress.noRight')}</p>}
              {!isPhone && (
                <div className={layout.row2Wrap}>
                  <Switch
                    label={text('progress.view')}
                    choices={VIEWS.map((value) => ({ value, words: text(`progress.${value}`) }))}
                    chosen={isList ? 'list' : 'line'}
                    onChoose={(value) => setList(value === 'list')}
                  />
                </div>
              )}
              {isPhone || isList ? (
                <ProgressList projectId={projectId} progress={progress} today={today} changes={changes} />
              ) : (
                <Timeline projectId={projectId} progress={progress} today={today} changes={changes} />
              )}
            </div>
          )}
        </LoadedContent>
      </div>
      <PanelHost
        panels={panels}
        titleOf={({ row }) => text('progress.moveOne', { name: nameOfPhase(row.phase, text) })}
        draw={(move) => <MovePhase {...move} store={store} today={today} />}
      />
    </Page>
  );
}

interface OvertakenProps {
  readonly store: ProgressStore;
  readonly conflict: PlanConflict;
}

/** [W-SITE-25] Another user was first: the phase stands where that user has put it, until the user chooses. */
function Overtaken({ store, conflict: { by, from, to, mine } }: OvertakenProps) {
  const text = useText();
  const [command] = useState(() => store.act());
  const { isSending, failure } = useObservable(command.view$);
  const title = text('progress.overtaken', {
    by: by || text('conflict.another'),
    name: nameOfPhase(mine.phase, text),
    ...daysOf(from, to),
  });
  return (
    <div role="alert">
      <StatusBox
        type="danger"
        title={title}
        action={
          <span className={layout.wrap2}>
            <Button onClick={store.keepTheirs}>{keepWords(text, by)}</Button>
            <Button busy={isSending} onClick={() => command.run(mine, () => {})}>
              {mineIn(mine.plan, text)}
            </Button>
          </span>
        }
      >
        {failure && <MessageText message={failure} />}
      </StatusBox>
    </div>
  );
}

const daysOf = (from: Day | null, to: Day | null) => ({
  from: from === null ? '' : dayMonth(from),
  to: to === null ? '' : dayMonth(to),
});

const mineIn = ({ planned_from, planned_to }: PlanConflict['mine']['plan'], text: Text): string =>
  text('progress.mine', daysOf(dayIn(planned_from), dayIn(planned_to)));
