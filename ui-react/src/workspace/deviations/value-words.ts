import { findStatus } from '@felles/core/internal/workspace/deviations/moves';
import type { Deviation, DeviationSetup } from '@felles/core/workspace/deviations';
import type { Text } from '../../i18n/texts.ts';
import type { Choice } from '../../kit/form/fields-of.ts';
import { formatDay } from '../format.ts';
import { SEVERITIES } from './deviation-fields.tsx';

/** The service's table and the persons of the project, for the names of their ids. */
interface Names {
  readonly setup: DeviationSetup | null;
  readonly persons: readonly Choice[];
}

/** A value of a field in words: a person by the name in the project. */
export function valueIn(
  text: Text,
  { setup, persons }: Names,
  { responsible }: Pick<Deviation, 'responsible'>,
  field: string,
  value: unknown,
): string {
  const words = value === null || value === undefined ? '' : String(value);
  if (words === '') return text('deviation.nothing');
  // A user never sees an id.
  const unknown = text('deviation.unknown');
  if (field === 'status') return findStatus(setup ?? {}, words)?.name || unknown;
  if (field === 'kind') return setup?.kinds?.find((one) => one?.kind === words)?.name || unknown;
  const severity = SEVERITIES.find((one) => one === words);
  if (field === 'severity') return severity ? text(`deviation.severity${severity}`) : unknown;
  if (field === 'deadline') return formatDay(words) || words;
  if (field !== 'responsible_id') return words;
  const known = responsible?.person_id === words ? responsible.person_name : null;
  return known || persons.find((one) => one.value === words)?.label || unknown;
}
