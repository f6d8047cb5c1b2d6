import type { SchedulerLike } from 'rxjs';
import { createForm, type Form, type Problems } from '../../data/form.ts';
import { createPosting } from '../../data/posting.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Id } from '../../shared/wire-values.ts';
import { fieldsOf, type ParticipantDraft, rolesAmong, rolesOf } from './choices.ts';
import type { Participant, ParticipantRole } from './model.ts';
import type { ParticipantsStore } from './store.ts';

/** The participants of the project, among whom the form finds its own and doubles. */
export interface ParticipantFormNeeds {
  readonly store: Pick<ParticipantsStore, 'view$' | 'post'>;
  readonly projectId: Id;
  /** Null for a new one. */
  readonly participantId: string | null;
  readonly roles$: Behavior<readonly ParticipantRole[]>;
  readonly clock: SchedulerLike;
  /** Called once the request is in the outbox: the list shows its progress. */
  readonly posted: () => void;
}

const NEW: ParticipantDraft = { person: null, roles: [] };

/** The form of a new or existing participant: the person and the roles. */
export function createParticipantForm(needs: ParticipantFormNeeds): Form<ParticipantDraft> {
  const { store, projectId, participantId, roles$, clock, posted } = needs;
  const known = () => rolesAmong(roles$.value, participants());
  const participants = (): readonly Participant[] => store.view$.value.rows.map(({ item }) => item);
  const here = (): Participant | undefined => participants().find(({ id }) => id === participantId);

  const command = createPosting<ParticipantDraft>((draft) => {
    const participant = here();
    if (participantId === null) store.post({ kind: 'add', projectId, fields: fieldsOf(draft, known()) });
    else if (participant !== undefined) {
      const { id, ...fields } = participant;
      store.post({ kind: 'change', projectId, id, fields: { ...fields, roles: rolesOf(draft.roles, known()) } });
    }
  }, clock);

  return createForm<Participant | null, ParticipantDraft, ParticipantDraft, null>({
    record$: derive({ view: store.view$ }, () => here() ?? null),
    valuesOf: (participant) =>
      participant === null
        ? NEW
        : {
            person: participant.person ? { ...participant.person, id: participant.person.id ?? '' } : null,
            roles: (participant.roles ?? []).map(({ id }) => id),
          },
    problemsOf: ({ person }): Problems<ParticipantDraft> => {
      if (participantId !== null) return {};
      if (person === null) return { person: { key: 'participants.choosePerson', params: {} } };
      const isThere = participants().some((other) => other.person?.id === person.id);
      return isThere ? { person: { key: 'participants.isThere', params: {} } } : {};
    },
    inputOf: (values) => values,
    command,
    saved: posted,
  });
}
