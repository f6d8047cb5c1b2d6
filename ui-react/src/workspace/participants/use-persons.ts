import { participantName } from '@felles/core/workspace/participants';
import { useMemo } from 'react';
import type { Choice } from '../../kit/form/fields-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea } from '../services.ts';

/** The persons who take part in the project, as the responsible is one of them. */
export function usePersons(projectId: string, isWanted = true): readonly Choice[] {
  const participants = useArea('participants');
  const store = useMemo(() => participants.participants(projectId), [participants, projectId]);
  const { rows } = useObservable(store.view$);
  useOpen(store, isWanted);
  return rows.flatMap(({ item }) => (item.person?.id ? [{ value: item.person.id, label: participantName(item) }] : []));
}
