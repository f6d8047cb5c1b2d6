import '../../i18n/catalogs/deviations.ts';
import '../../i18n/catalogs/paper.ts';
import '../../i18n/catalogs/site-photos.ts';
import '../../i18n/catalogs/site-records.ts';

import type { Load } from '@felles/core';
import { loadOf } from '@felles/core/data';
import { isUnsent, recordOf } from '@felles/core/internal/workspace/deviations/changes';
import { checkpointsOf } from '@felles/core/workspace/checklists';
import { type Deviation, type DeviationSetup, statusIn } from '@felles/core/workspace/deviations';
import type { SiteChange } from '@felles/core/workspace/site-work';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { asText, formatDay, formatMoment } from '../format.ts';
import { useArea } from '../services.ts';
import { Paper, PaperTable, PaperText } from '../site/Paper.tsx';
import type { Printing } from '../site/use-print.tsx';
import { fieldIn, lineIn } from './DeviationLog.tsx';
import { valueIn } from './value-words.ts';

interface DeviationPaperProps extends Printing {
  readonly projectId: string;
  /** As the list has it, with the changes that are not sent. */
  readonly deviation: Deviation;
  /** With its photos and its log. */
  readonly load: Load<Deviation>;
  readonly setup: DeviationSetup | null;
}

/** [W-SITE-56] A deviation on paper. The words that only this device has are told as that. */
export function DeviationPaper({ projectId, deviation, load, setup, ...printing }: DeviationPaperProps) {
  const deviations = useArea('deviations');
  const entries = useObservable(deviations.outbox.entries$).filter(({ input }) => input.record === recordOf(deviation));
  const { point, isWaiting } = usePointOf(projectId, deviation);
  const text = useText();
  const whole = load.status === 'ready' ? load.value : null;
  const isNew = isUnsent(deviation);
  const photos = (whole?.photos ?? []).flatMap((photo) => (photo?.document_id ? [photo] : []));
  const names = { setup, persons: [] };
  const inWords = (field: string, value: unknown) => (value ? valueIn(text, names, deviation, field, value) : null);
  return (
    <Paper
      {...printing}
      title={deviation.title ?? ''}
      number={isNew ? '' : asText(deviation.number)}
      state={isNew ? text('paper.waits') : (setup && statusIn(setup, deviation)?.name) || asText(deviation.status_name)}
      isWaiting={isWaiting || (!isNew && (load.status === 'idle' || load.status === 'loading'))}
      facts={[
        [text('deviation.kind'), inWords('kind', deviation.kind)],
        [text('deviation.severity'), inWords('severity', deviation.severity)],
        [text('deviation.place'), deviation.place],
        [text('deviation.responsible'), deviation.responsible?.person_name],
        [
          text('deviation.registered'),
          wordsOf(formatMoment(deviation.registered_at ?? deviation.date), deviation.registered_by?.person_name),
        ],
        [text('deviation.deadline'), formatDay(deviation.deadline)],
        [text('deviation.closed'), formatDay(deviation.closed_date)],
        [text('deviation.checklist'), point],
      ]}
      photos={photos.map(({ document_id: id, by, at }, place, { length: count }) => ({
        key: id ?? '',
        make: () => deviations.photo({ document: id ?? '' }),
        words: [text('photos.one', { at: place + 1, count }), by?.person_name, formatMoment(at)]
          .filter(Boolean)
          .join(' · '),
      }))}
      end={
        <>
          {!isNew && whole === null && <PaperText title={text('paper.log')} text={text('paper.logLost')} />}
          <PaperTable
            title={text('paper.log')}
            heads={[text('paper.when'), text('paper.who'), text('paper.what')]}
            rows={(whole?.log ?? []).flatMap((line) =>
              line === null ? [] : [[[formatMoment(line.at)], [line.by?.person_name], [lineIn(text, line), line.text]]],
            )}
          />
          <PaperTable
            title={text('paper.unsent')}
            heads={[text('paper.when'), text('paper.what')]}
            rows={entries.map(({ input, refusal }) => [
              [formatMoment(input.at)],
              [text(refusal ? 'paper.refused' : 'paper.waits'), changeIn(text, setup, input, deviation)],
            ])}
          />
        </>
      }
    >
      <PaperText title={text('deviation.description')} text={deviation.description} />
      <PaperText title={text('deviation.done')} text={deviation.measure ?? whole?.measure} />
    </Paper>
  );
}

const wordsOf = (...words: readonly (string | null | undefined)[]): string => words.filter(Boolean).join(', ');

/** The fields of a change that no user has typed. */
const UNSAID = ['client_id', 'was', 'registered_at', 'at', 'checklist_id', 'checkpoint_id'];

/** A change in words: each field with its new value, and the photos counted. */
function changeIn(text: Text, setup: DeviationSetup | null, { body, photos }: SiteChange, of: Deviation): string {
  const lines = Object.entries(body).flatMap(([field, value]) =>
    UNSAID.includes(field)
      ? []
      : [`${fieldIn(text, field)}: ${valueIn(text, { setup, persons: [] }, of, field, value)}`],
  );
  return [...lines, photos.length > 0 && text('photos.taken', { count: photos.length })].filter(Boolean).join('\n');
}

/** The point of a checklist that the deviation is of, in words. */
function usePointOf(projectId: string, { checklist_id: list, checkpoint_id: id }: Deviation) {
  const records = useArea('siteRecords');
  const [store] = useState(() => records.checklists(projectId));
  const view = useObservable(store.view$);
  const isAsked = Boolean(list);
  const text = useText();
  useOpen(store, isAsked);
  const { status } = loadOf(view.list);
  const found = view.all.find((one) => one.checklist_id === list);
  const place = found ? checkpointsOf(found).findIndex((one) => one.checkpoint_id === id) + 1 : 0;
  return {
    isWaiting: isAsked && (status === 'idle' || status === 'loading'),
    point: found && (place > 0 ? text('deviation.point', { title: found.title ?? '', place }) : found.title),
  };
}
