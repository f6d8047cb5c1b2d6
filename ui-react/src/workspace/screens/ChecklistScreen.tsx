import '../../i18n/catalogs/checklists.ts';
import '../../i18n/catalogs/site-records.ts';
import '../../i18n/catalogs/statistics.ts';

import { createPanelStore, mapLoad } from '@felles/core';
import { loadOf } from '@felles/core/data';
import { currentListOf, listStaleness, recordIn } from '@felles/core/internal/data/list-load';
import {
  type Answering,
  type Checklist,
  checkpointsOf,
  isSigned,
  keyOfPoint,
  nextUnanswered,
  stateOfChecklist,
} from '@felles/core/workspace/checklists';
import { useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { LoadedRecord } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import { useLostFocus } from '../../react/use-focus.ts';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { isDraftOf } from '../checklists/AddPhotos.tsx';
import { AnswerBar } from '../checklists/AnswerBar.tsx';
import { placeOf, usePointOfEntry } from '../checklists/at-point.ts';
import { ChecklistPanels } from '../checklists/ChecklistPanels.tsx';
import styles from '../checklists/checklists.module.css';
import { LockedAnswers } from '../checklists/LockedAnswers.tsx';
import { NotStored } from '../checklists/NotStored.tsx';
import { PointCard } from '../checklists/PointCard.tsx';
import { PointRows } from '../checklists/PointRows.tsx';
import { Signature } from '../checklists/Signature.tsx';
import { photosPanel, useChecklistRights, useWriting } from '../checklists/use-checklist.ts';
import { formatDay } from '../format.ts';
import { checklistsOf } from '../paths.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { SiteDrafts } from '../site/SiteDrafts.tsx';
import { usePrint } from '../site/use-print.tsx';

const paper = lazyCode(async () => (await import('../checklists/ChecklistPaper.tsx')).ChecklistPaper);

/** [W-SITE-54] One checklist: one point at a time on a phone, and all points beside each other elsewhere. */
export function ChecklistScreen() {
  const { projectId = '', checklistId = '' } = useParams();
  return <OneChecklist key={`${projectId} ${checklistId}`} projectId={projectId} id={checklistId} />;
}

interface OneChecklistProps {
  readonly projectId: string;
  readonly id: string;
}

function OneChecklist({ projectId, id }: OneChecklistProps) {
  const records = useArea('siteRecords');
  const checklists = useArea('checklists');
  const [store] = useState(() => records.checklists(projectId));
  const [answering] = useState(() => checklists.answering(projectId));
  const view = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  // A list that was started here is first known by its client id.
  const isOfPage = ({ checklist_id, client_id }: Checklist) => checklist_id === id || client_id === id;
  return (
    <Page
      title={view.all.find(isOfPage)?.title || text('checklists.name')}
      trail={[{ to: checklistsOf(projectId), title: text('checklists.title') }]}
    >
      <LoadedRecord
        load={recordIn({ ...currentListOf(view.list), load: mapLoad(loadOf(view.list), () => view.all) }, isOfPage)}
        old={listStaleness(view.list)}
        words={{ some: text('checklists.some'), all: text('checklists.all') }}
        again={store.reload}
        missing={text('records.notThere')}
      >
        {(list) => <Points projectId={projectId} list={list} answering={answering} reload={store.reload} />}
      </LoadedRecord>
    </Page>
  );
}

interface PointsProps {
  readonly projectId: string;
  readonly list: Checklist;
  readonly answering: Answering;
  readonly reload: () => void;
}

function Points({ projectId, list, answering, reload }: PointsProps) {
  const [panels] = useState(() => createPanelStore({ panelAt: photosPanel.at }));
  const points = checkpointsOf(list);
  const [asked] = useSearchParams();
  const begun = photosPanel.at(asked.get('panel') ?? '')?.content;
  const point = usePointOfEntry() ?? (begun?.kind === 'photos' ? begun.point : asked.get('point'));
  const [back] = useState(() => placeOf(points, point));
  const [place, setPlace] = useState(() => back ?? nextUnanswered(points, -1));
  const rights = useChecklistRights();
  const writing = useWriting(answering, { list, mayAnswer: rights.includes('tick'), panels, reload });
  const isPhone = useMedia('(width <= 700px)');
  const text = useText();
  const words = useRef<HTMLParagraphElement>(null);
  const [findWords] = useState(() => () => words.current);
  useLostFocus(findWords, String(isSigned(list)));
  const rows = useRef<HTMLDivElement>(null);
  const go = (at: number) => {
    setPlace(at);
    rows.current?.querySelector<HTMLElement>(`[data-place="${at}"] button`)?.focus();
  };
  const signature = <Signature list={list} writing={writing} onGo={go} words={words} />;
  const { answered, checkpoints } = stateOfChecklist(list);
  const print = usePrint({ code: paper, given: { projectId, list, writing } });
  if (points.length === 0) return <StateNote title={text('checklists.notSent')} />;
  const keyAt = (at: number | null) => points.slice(at ?? points.length).map(keyOfPoint)[0] ?? null;
  return (
    <>
      <NotStored unsaved={writing.unsaved} />
      {print.document}
      <SiteDrafts isShown={(draft) => isDraftOf(list, draft)} />
      <LockedAnswers list={list} writing={writing} />
      <ChecklistPanels list={list} writing={writing} place={place} onGo={setPlace} print={print.button} />
      {isPhone && writing.mayAnswer && !isSigned(list) ? (
        <PointCard
          list={list}
          writing={writing}
          // A refused answer is no answer: its point is shown again, with the reason.
          place={place ?? nextUnanswered(points, -1)}
          onGo={setPlace}
          isBack={back !== null}
          done={signature}
        />
      ) : (
        <div ref={rows} className={styles.whole}>
          <div className={styles.head}>
            <p className={styles.hint}>{[list.phase_name, formatDay(list.date)].filter(Boolean).join(' · ')}</p>
            <div className={styles.progress}>
              <b>{text('checklists.of', { answered, points: checkpoints })}</b>
              {print.button}
              <AnswerBar list={list} />
            </div>
          </div>
          {signature}
          {writing.mayAnswer && !isSigned(list) && <p className={styles.hint}>{text('checklists.keysHint')}</p>}
          <PointRows list={list} writing={writing} back={keyAt(back)} />
        </div>
      )}
    </>
  );
}
