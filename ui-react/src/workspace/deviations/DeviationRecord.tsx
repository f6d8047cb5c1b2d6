import '../../i18n/catalogs/deviations.ts';

import { answerStaleness } from '@felles/core/internal/data/list-load';
import { isUnsent } from '@felles/core/internal/workspace/deviations/changes';
import { CHANGE_RIGHT } from '@felles/core/internal/workspace/deviations/moves';
import { seenDeviation } from '@felles/core/internal/workspace/deviations/store';
import {
  type Deviation,
  mainMove,
  movesOf,
  type ProjectOfDeviation,
  statusIn,
} from '@felles/core/workspace/deviations';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { PanelFoot } from '../../kit/panels/PanelFoot.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea } from '../services.ts';
import { usePrint } from '../site/use-print.tsx';
import { DeviationForm, nameOfDraft, type OpenForm } from './DeviationForm.tsx';
import { DeviationLog } from './DeviationLog.tsx';
import { DeviationPhotos } from './DeviationPhotos.tsx';
import { DeviationTags, DeviationTrack } from './DeviationTrack.tsx';
import styles from './deviations.module.css';
import { PendingChanges } from './PendingChanges.tsx';
import { useSetup, useSiteRights } from './use-setup.ts';

interface DeviationRecordProps {
  readonly project: ProjectOfDeviation;
  /** As the list has it, with the changes that are not sent. */
  readonly deviation: Deviation;
  readonly facts: ReactNode;
}

const paper = lazyCode(async () => (await import('./DeviationPaper.tsx')).DeviationPaper);

const FIRST_BUTTON = '[data-foot] button';

/** [W-SITE-55] A deviation with its photos and its log, and the moves that the user may make. */
export function DeviationRecord({ project, deviation, facts }: DeviationRecordProps) {
  const deviations = useArea('deviations');
  const isNew = isUnsent(deviation);
  const [record] = useState(() => deviations.deviation(project.id, deviation.deviation_id));
  const [chosen, setOpen] = useState<OpenForm | null | 'none yet'>('none yet');
  const setup = useSetup();
  const rights = useSiteRights();
  const text = useText();
  useOpen(record, !isNew);
  const answer = useObservable(record.answer$);
  const { load } = answer;
  const whole = load.status === 'ready' ? load.value : null;
  // A photo that was just sent comes to one of the two first, and none is ever removed.
  const isBehind = (whole?.photos?.length ?? 0) < (deviation.photos?.length ?? 0);
  const newest = isBehind ? deviation : whole;
  const print = usePrint({ code: paper, given: { projectId: project.id, deviation, load, setup } });
  const moves = setup ? movesOf(setup, deviation, rights) : [];
  const main = setup && mainMove(setup, deviation, moves);
  const mayComment = rights.includes('register_deviation') || rights.includes(CHANGE_RIGHT);
  const begun = useObservable(useArea('siteDrafts').drafts$);
  // The link to a draft opens its form.
  const statuses = (setup?.statuses ?? []).flatMap((status) => status ?? []);
  // Another user may have moved the deviation: the words of a move that is no longer there come back, too.
  const resumed = (['comment', 'change', ...statuses] as const).find((form) =>
    begun.some(({ name }) => name === nameOfDraft(deviation, form)),
  );
  const open = chosen === 'none yet' ? null : chosen;
  // [W-SITE-52] The form keeps the values that are in sight now; later events leave it alone.
  const begin = (shown: OpenForm['shown']) =>
    setOpen({
      shown,
      seen: seenDeviation({
        deviation: {
          ...deviation,
          measure: whole?.measure ?? deviation.measure,
          photos: whole?.photos ?? deviation.photos,
          log: whole?.log,
        },
        from: setup && statusIn(setup, deviation),
      }),
    });
  useEffect(() => {
    if (chosen === 'none yet' && resumed !== undefined) begin(resumed);
  });

  const place = useRef<HTMLDivElement>(null);
  // A receipt or a refusal stands above the facts.
  const close = (): void => {
    place.current?.querySelector('h3')?.scrollIntoView({ block: 'nearest' });
    setOpen(null);
  };
  // The form gives way to the buttons.
  useLostFocus(
    useCallback(() => place.current?.querySelector<HTMLElement>(FIRST_BUTTON) ?? null, []),
    open === null ? 'record' : 'form',
  );

  return (
    <div ref={place} className={styles.record}>
      <PendingChanges projectId={project.id} deviation={deviation} setup={setup} />
      {open && <DeviationForm project={project} open={open} now={whole} onClose={close} />}
      <DeviationTags
        deviation={deviation}
        status={(setup && statusIn(setup, deviation)?.name) || deviation.status_name || ''}
      />
      <DeviationPhotos deviation={{ ...deviation, photos: newest?.photos }} />
      {setup && <DeviationTrack deviation={deviation} setup={setup} log={whole?.log ?? null} />}
      {facts}
      <div>
        {print.button}
        {print.document}
      </div>
      {isNew ? (
        <DeviationLog deviation={deviation} log={[]} />
      ) : (
        <LoadedContent
          load={load}
          old={answerStaleness(answer)}
          words={{ some: text('deviation.someLog'), all: text('deviation.allLog') }}
          again={record.reload}
        >
          {(one) => <DeviationLog deviation={deviation} log={one.log ?? []} />}
        </LoadedContent>
      )}
      {open === null && (moves.length > 0 || mayComment) && (
        <PanelFoot>
          {mayComment && <Button onClick={() => begin('comment')}>{text('deviation.addComment')}</Button>}
          {rights.includes(CHANGE_RIGHT) && <Button onClick={() => begin('change')}>{text('deviation.change')}</Button>}
          {moves.map((to) => (
            <Button key={to.status} kind={to.status === main ? 'primary' : 'secondary'} onClick={() => begin(to)}>
              {to.name ?? to.status}
            </Button>
          ))}
        </PanelFoot>
      )}
    </div>
  );
}
