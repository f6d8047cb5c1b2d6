// The progress of a sponsor's sign-up, from the stores of its steps.
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { dayOfBirth } from '../../../shell/birth-date.ts';
import type { Departure } from '../../../shell/departure.ts';
import type { CenterStore } from '../../center/store.ts';
import type { DepartmentsView } from '../../membership/view.ts';
import { isUnderaged } from '../../person/age.ts';
import type { PersonalInformation } from '../../person/model.ts';
import type { PersonStore } from '../../person/store.ts';
import type { SponsoredStore } from '../../sponsor/sponsored-store.ts';
import type { FlowDraft } from '../drafts/flow-draft.ts';
import { signingLink } from '../return/signing-link.ts';
import { memberExists } from '../sending/conflict.ts';
import { personText } from '../sending/plan.ts';
import type { SubmitView } from '../sending/submit.ts';
import type { SentState } from '../steps/progress.ts';
import type { SponsorProgress } from './steps.ts';

export interface SponsorAreas {
  readonly center: Pick<CenterStore, 'departmentId$'>;
  readonly person: PersonStore;
  readonly sponsored: SponsoredStore;
  readonly departure: Departure;
}

export interface SponsorFlowStateNeeds {
  readonly departments$: Behavior<DepartmentsView>;
  readonly draft$: Behavior<FlowDraft>;
  readonly submitView$: Behavior<SubmitView>;
}

export interface SponsorFlowState {
  readonly progress$: Behavior<SponsorProgress>;
  /** [P-SPONSOR-28] The address for signing; null without an allowed one. */
  readonly link$: Behavior<string | null>;
  /** Whether all answers are there. Before that, the sponsor is not led back to an earlier step. */
  readonly isSettled$: Behavior<boolean>;
}

export function sponsorFlowState(
  { center, person, sponsored, departure }: SponsorAreas,
  { departments$, draft$, submitView$ }: SponsorFlowStateNeeds,
): SponsorFlowState {
  const link$ = signingLink(draft$, departure);
  const progress$ = derive(
    {
      departmentId: center.departmentId$,
      facts: person.facts$,
      form: person.view$,
      sponsored: sponsored.view$,
      draft: draft$,
      link: link$,
      submit: submitView$,
    },
    ({ departmentId, facts, form, sponsored: whom, draft, link, submit }): SponsorProgress => ({
      departmentId,
      personIsComplete: facts.information !== null,
      age: isUnderaged(dayOfBirth(form.values.date_of_birth), form.today) ? { kind: 'underage' } : { kind: 'allowed' },
      sponsoredIsKnown: whom.status === 'known',
      sponsorExists: memberExists(draft.conflict, {
        phone: form.values.phone_number,
        memberId: null,
        information: facts.information,
      }),
      sent: sentOf(draft, facts.information),
      isSending: submit.isSending,
      canSign: link !== null,
    }),
  );
  const isSettled$ = derive(
    { departments: departments$, sponsored: sponsored.view$ },
    (now) => now.departments.status !== 'loading' && now.sponsored.status !== 'loading',
  );
  return { progress$, link$, isSettled$ };
}

/** The department of the sponsored agreement, which is the sponsor's too; null if the center does not offer it. */
export const settledDepartment = (
  { view$ }: Pick<SponsoredStore, 'view$'>,
  { departments$ }: Pick<CenterStore, 'departments$'>,
): Behavior<number | null> =>
  derive({ whom: view$, departments: departments$ }, ({ whom, departments }) => {
    const departmentId = whom.status === 'known' ? (whom.agreement?.departmentId ?? null) : null;
    return departments.status === 'ready' && departments.value.every(({ id }) => id !== departmentId)
      ? null
      : departmentId;
  });

/** 'changed' if the input differs from what was sent. */
function sentOf({ sent }: FlowDraft, information: PersonalInformation | null): SentState {
  if (sent === null) return 'nothing';
  return information !== null && sent.person === personText(information) ? 'current' : 'changed';
}
