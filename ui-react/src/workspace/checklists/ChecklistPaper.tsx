import '../../i18n/catalogs/checklists.ts';
import '../../i18n/catalogs/paper.ts';
import '../../i18n/catalogs/site-records.ts';
import '../../i18n/catalogs/statistics.ts';

import { loadOf } from '@felles/core/data';
import {
  type Checklist,
  type Checkpoint,
  checkpointsOf,
  isSigned,
  stateOfChecklist,
  statusOfCheckpoint,
} from '@felles/core/workspace/checklists';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { asText, formatDay, formatMoment } from '../format.ts';
import { useArea } from '../services.ts';
import { Paper, type PaperCell, type PaperPhoto, PaperTable } from '../site/Paper.tsx';
import type { Printing } from '../site/use-print.tsx';
import { checkpointStatusIn } from '../statistics/record-parts.ts';
import { answerIn } from './PointState.tsx';
import type { Writing } from './use-checklist.ts';

interface ChecklistPaperProps extends Printing {
  readonly projectId: string;
  readonly list: Checklist;
  readonly writing: Writing;
}

/** [W-SITE-56] A checklist on paper: each answer with its user and time, and the photos of each point. */
export function ChecklistPaper({ projectId, list, writing, ...printing }: ChecklistPaperProps) {
  const checklists = useArea('checklists');
  const text = useText();
  const points = checkpointsOf(list);
  const { isWaiting, deviationOf } = useDeviationsOf(projectId, points);
  const { answered, checkpoints } = stateOfChecklist(list);
  return (
    <Paper
      {...printing}
      title={list.title ?? ''}
      number={text('checklists.of', { answered, points: checkpoints })}
      state={text(isSigned(list) ? 'checklists.signed' : 'checklists.notSigned')}
      isWaiting={isWaiting}
      facts={[
        [text('records.phase'), list.phase_name],
        [text('records.date'), formatDay(list.date)],
        [text('checklists.signed'), isSigned(list) ? byIn(list.signed_by?.person_name, list.signed_at) : null],
      ]}
      photos={points.flatMap((point, at) => photosOf(point, at + 1))}
      end={
        <PaperTable
          title={text('paper.log')}
          heads={[text('paper.when'), text('paper.who'), text('paper.what')]}
          rows={(list.log ?? []).flatMap((line) =>
            line === null
              ? []
              : [[[formatMoment(line.at)], [line.by?.person_name], [signatureIn(text, line.what), line.text]]],
          )}
        />
      }
    >
      <PaperTable
        title={text('checklists.points')}
        heads={[text('checklists.number'), text('checklists.point'), text('checklists.answer'), text('checklists.who')]}
        rows={points.map((point, at) => [
          [String(at + 1)],
          [point.title, point.comment, deviationOf(point)],
          [answerOnPaper(text, point)],
          whoIn(text, point, writing),
        ])}
      />
    </Paper>
  );

  function photosOf({ checkpoint_id: id, photos, ...point }: Checkpoint, at: number): readonly PaperPhoto[] {
    const shown = (photos ?? []).flatMap((photo) => (photo?.document_id ? [photo] : []));
    const pending = writing.photosOf({ checkpoint_id: id, photos, ...point });
    const count = shown.length + pending.length;
    const wordsAt = (place: number, ...more: readonly (string | null | undefined)[]): string =>
      [text('checklists.photoOf', { point: at, at: place + 1, count }), ...more].filter(Boolean).join(' · ');
    return [
      ...shown.map(({ document_id: file, by, at: time }, place) => ({
        key: file ?? '',
        make: () => checklists.photo(file ?? ''),
        words: wordsAt(place, by?.person_name, formatMoment(time)),
      })),
      ...pending.map(({ key, refusal }, place) => ({
        key,
        make: () => writing.pendingPhoto(key),
        words: wordsAt(shown.length + place, text(refusal ? 'paper.refused' : 'paper.waits')),
      })),
    ];
  }
}

const byIn = (name: string | null | undefined, time: string | null | undefined): string =>
  [name, formatMoment(time)].filter(Boolean).join(', ');

/** The answer with its value and unit. */
function answerOnPaper(text: Text, point: Checkpoint): string {
  const status = checkpointStatusIn(text, statusOfCheckpoint(point)) || text('checklists.notChecked');
  const value = [asText(point.value), asText(point.value) && point.unit].filter(Boolean).join(' ');
  return [status, value].filter(Boolean).join(' · ');
}

/** The user and the time of an answer, or why the service does not have it. */
function whoIn(text: Text, { checkpoint_id: id, user, checked_date: time }: Checkpoint, writing: Writing): PaperCell {
  const pending = writing.pending.get(id);
  if (pending === undefined) return [byIn(user?.user_name, time)];
  if (pending.state !== 'failed') return [text('paper.waits')];
  return [text('paper.refused'), text('checklists.yours', { answer: answerIn(text, pending.answer) })];
}

function signatureIn(text: Text, what: string | null | undefined): string {
  if (what === 'signed') return text('checklists.signed');
  return what === 'reopened' ? text('checklists.reopened') : asText(what);
}

/** The deviations of the points, by their numbers. */
function useDeviationsOf(projectId: string, points: readonly Checkpoint[]) {
  const records = useArea('siteRecords');
  const [store] = useState(() => records.deviations(projectId));
  const view = useObservable(store.view$);
  const isAsked = points.some(({ deviation_id: id }) => Boolean(id));
  const text = useText();
  useOpen(store, isAsked);
  const { status } = loadOf(view.list);
  return {
    isWaiting: isAsked && (status === 'idle' || status === 'loading'),
    deviationOf({ deviation_id: id }: Checkpoint): string {
      if (!id) return '';
      const number = view.all.find((one) => one.deviation_id === id)?.number;
      return number ? text('checklists.deviationOf', { number }) : text('checklists.deviationMade');
    },
  };
}
