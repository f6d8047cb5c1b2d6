// The sign-up of a person without an agreement (a profile, a payer): the department, and the requests that create and update them.
import { BehaviorSubject, map, of } from 'rxjs';
import type * as z from 'zod/mini';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import { isRefused, ok } from '../../shared/result.ts';
import type { ToastStore } from '../../shell/toasts.ts';
import type { SignupMessage } from '../../texts/signup.ts';
import type { CenterStore } from '../center/store.ts';
import { type DepartmentsView, departmentsView } from '../membership/view.ts';
import type { PersonalInformation } from '../person/model.ts';
import type { SponsorCreated } from '../sponsor/model.ts';
import { sponsoredName } from '../sponsor/rules.ts';
import { personText, type SentRecord } from './drafts.ts';
import type { SignupPort } from './model.ts';
import { type Plan, parse, serialize, toRecord, withMemberId } from './sending.ts';

export interface Registration<N> {
  readonly person: PersonalInformation;
  /** The complete request. */
  readonly body: N;
}

type Request<N> =
  | { readonly kind: 'create'; readonly body: N }
  | { readonly kind: 'update'; readonly sent: SentRecord };

interface RegistrationPlanNeeds<N> extends Pick<Plan<Registration<N>, unknown>, 'failed' | 'notAnswered'> {
  readonly updateMember: SignupPort['updateMember'];
  /** Warns of data that the service left unchanged. */
  readonly toasts: Pick<ToastStore, 'show'>;
  /** The schema of the request. */
  readonly schema: z.ZodMiniType<N>;
  create(body: N, key: string): Reply<Pick<SponsorCreated, 'memberId' | 'link_to_nets' | 'firstname' | 'lastname'>>;
  /** The message that the person stays in the department that was sent first. */
  readonly departmentUnchanged: SignupMessage;
}

export function registrationPlan<N extends PersonalInformation & { readonly departmentId: number }>({
  schema,
  create,
  updateMember,
  toasts,
  departmentUnchanged,
  ...words
}: RegistrationPlanNeeds<N>): Plan<Registration<N>, Request<N>> {
  const warn = (title: SignupMessage): void => toasts.show({ type: 'warning', title });

  return {
    ...words,
    prepare: of,
    next({ person, body }, sent) {
      if (sent === null) return { kind: 'send', request: { kind: 'create', body } };
      if (sent.person !== personText(person)) return { kind: 'send', request: { kind: 'update', sent } };
      return { kind: 'done', value: sent };
    },
    serialize: (request) => (request.kind === 'create' ? serialize(schema, request.body) : null),
    parse(text, _, sent) {
      const body = sent === null ? parse(schema, text) : null;
      return body && { kind: 'create', body };
    },
    send(request, key, { person, body }) {
      if (request.kind === 'create') {
        const first = request.body;
        return create(first, key).pipe(
          toRecord((created) =>
            withMemberId(created, (memberId) => {
              // No request can change the department.
              if (first.departmentId !== body.departmentId) warn(departmentUnchanged);
              const known = {
                person: personText(first),
                knownAs: sponsoredName(created),
                link: created.link_to_nets ?? null,
              };
              return { memberId, ...known, choice: null, contractId: null, invoiceId: null };
            }),
          ),
        );
      }
      const { sent } = request;
      return updateMember(sent.memberId, { ...person, approve_tos: true }).pipe(
        map((answer) => {
          if (!answer.ok && !isRefused(answer.error)) return answer;
          // An existing person continues, also if the service refuses the update.
          if (!answer.ok) warn({ key: 'person.changesLost', params: {} });
          return ok({ ...sent, person: personText(person) });
        }),
      );
    },
  };
}

/** The choice of a department without memberships. */
export interface DepartmentChoice {
  readonly view$: Behavior<DepartmentsView>;
  /** [P-MEMBERSHIP-08] [P-MEMBERSHIP-09] Chooses a department, or clears it if it is the chosen one. */
  choose(id: number): void;
}

/** The parts of the center's store for a sign-up that chooses no membership. */
export type ChoiceOfDepartment = Pick<CenterStore, 'departments$' | 'departmentId$' | 'chooseDepartment'>;

/** If the department is given, there is no choice. */
export function createDepartmentChoice(
  { departments$, departmentId$, chooseDepartment }: ChoiceOfDepartment,
  settledId$: Behavior<number | null> = new BehaviorSubject(null),
): DepartmentChoice {
  const view$ = derive(
    { departments: departments$, chosenId: departmentId$, settledId: settledId$ },
    ({ settledId, ...now }) =>
      departmentsView({ ...now, allowedIds: settledId === null ? null : [settledId], arrivedDirectly: false }),
  );
  return {
    view$,
    choose(id) {
      const { chosenId, canClear, cards } = view$.value;
      if (id !== chosenId && cards.some((card) => card.id === id)) chooseDepartment(id);
      else if (id === chosenId && canClear) chooseDepartment(null);
    },
  };
}
