import { recordOf } from '@felles/core/internal/workspace/deviations/changes';
import type { Deviation, DeviationLogLine } from '@felles/core/workspace/deviations';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { useObservable } from '../../react/use-observable.ts';
import { DASH, formatDay } from '../format.ts';
import { useArea } from '../services.ts';
import { RecordLog } from '../site/RecordLog.tsx';

interface DeviationLogProps {
  readonly deviation: Deviation;
  readonly log: readonly (DeviationLogLine | null)[];
}

/** [W-SITE-15] The log of a deviation, in the order of its arrival, and the comments that are not sent. */
export function DeviationLog({ deviation, log }: DeviationLogProps) {
  const { outbox } = useArea('deviations');
  const text = useText();
  const pending = useObservable(outbox.entries$).filter(
    ({ input, refusal }) =>
      input.call === 'deviation.comment' && input.record === recordOf(deviation) && refusal === null,
  );
  return (
    <RecordLog
      title={text('deviation.log')}
      lines={log.flatMap((line) =>
        line ? [{ words: lineIn(text, line), text: line.text, by: line.by?.person_name, at: line.at }] : [],
      )}
      pending={pending}
      comment={text('deviation.comment')}
    />
  );
}

/** A line in words; a kind that is not known is shown by the service's own word. */
export function lineIn(text: Text, { what, field, from, to }: DeviationLogLine): string {
  const isDay = what === 'deadline' || field === 'deadline';
  const wordsOf = (value: string | null | undefined): string => (isDay && formatDay(value)) || value || DASH;
  const [before, after] = [wordsOf(from), wordsOf(to)];
  if (what === 'registered') return text('deviation.registered');
  if (what === 'moved') return text('deviation.moved', { from: before, to: after });
  if (what === 'assigned') return text('deviation.assigned', { to: after });
  if (what === 'deadline') return text('deviation.dated', { to: after });
  if (what === 'photo') return text('deviation.photo');
  if (what === 'comment') return text('deviation.comment');
  if (what === 'changed')
    return text('deviation.changed', { field: fieldIn(text, field ?? ''), from: before, to: after });
  return what ?? '';
}

/** The name of a field in words. */
export function fieldIn(text: Text, field: string): string {
  switch (field) {
    case 'title':
    case 'kind':
    case 'severity':
    case 'place':
    case 'description':
    case 'deadline':
    case 'measure':
    case 'status':
      return text(`deviation.${field}`);
    case 'responsible_id':
      return text('deviation.responsible');
    default:
      return field;
  }
}
