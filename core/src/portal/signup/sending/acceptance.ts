// What somebody has before them when they agree: the price, and the terms by their address or by what is in them.
import {
  catchError,
  concat,
  defer,
  EMPTY,
  first,
  ignoreElements,
  type Observable,
  type Subscription,
  timeout,
} from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import type { CenterStore } from '../../center/store.ts';
import type { CenterView } from '../../center/view.ts';
import type { MembershipStore } from '../../membership/store.ts';
import type { PersonStore } from '../../person/store.ts';
import { termsLink } from '../../person/terms.ts';
import type { NewContract } from '../model.ts';
import { createTakenTerms, OWN_TERMS, type TakenTermsNeeds, TERMS_LIMIT } from './taken-terms.ts';

/** What is sent of it. */
export type Agreed = Pick<NewContract, 'acceptedTerms' | 'shownPrice'>;

export interface AcceptanceNeeds extends TakenTermsNeeds {
  readonly center: Pick<CenterStore, 'center$' | 'departmentId$'> & {
    readonly view$: Behavior<Pick<CenterView, 'condition'>>;
  };
  readonly person: Pick<PersonStore, 'view$' | 'draft$' | 'approveTerms'>;
  readonly membership: Pick<MembershipStore, 'facts$'>;
}

export interface Acceptance {
  /** Ends once it is known what is agreed to. Nobody is held up by terms that cannot be had. */
  settle(): Observable<unknown>;
  agreed(): Agreed;
  /** Takes down what is agreed to when it is, and lets go of it as soon as somebody takes it back. */
  follow(): Subscription;
  /** What was agreed to holds no more: it is to be read and agreed to anew. */
  takeBack(): void;
}

export function createAcceptance(needs: AcceptanceNeeds): Acceptance {
  const { center, person, membership } = needs;
  const taken = createTakenTerms(needs);

  const link$ = derive(
    // As the form has it, beside whose approval they stand.
    { center: center.center$, departmentId: center.departmentId$, view: center.view$ },
    ({ center: known, departmentId, view }) => {
      const link = termsLink(known, departmentId, view.condition);
      return link === null || departmentId === null ? null : link.kind === 'own' ? OWN_TERMS : link.url;
    },
  );
  const isOnItsWay$ = derive(
    { link: link$, view: center.view$ },
    ({ link, view }) => link === null && view.condition.status === 'loading',
  );
  /** Whether they are agreed to; null for a member, who does it by what they send. */
  const isAgreed$ = derive({ view: person.view$ }, ({ view }) => view.terms?.isApproved ?? null);
  /** The same, of whichever terms it was. */
  const isGiven$ = derive({ draft: person.draft$ }, ({ draft }) => draft.approvedTerms !== null);

  function takeBack(): void {
    taken.forget();
    person.approveTerms(false);
  }

  /** What was agreed to of one department's terms stays taken down while another's are shown, until somebody takes it back. */
  function keepUp(link: string | null, isAgreed: boolean | null, isGiven: boolean): void {
    if (isAgreed === false && !isGiven) taken.forget();
    if (isAgreed === true && link !== null && taken.of(link) === null) taken.take(link);
  }

  /** Ends once it is known which terms there are. */
  const untilKnown = (): Observable<never> =>
    isOnItsWay$.pipe(
      first((isOnItsWay) => !isOnItsWay),
      timeout({ first: TERMS_LIMIT, scheduler: needs.clock }),
      catchError(() => EMPTY),
      ignoreElements(),
    );

  function takeNow(): Observable<unknown> {
    const link = link$.value;
    const isMeant = link !== null && isAgreed$.value !== false && taken.of(link) === null;
    return isMeant ? taken.take(link) : EMPTY;
  }

  return {
    settle() {
      return concat(untilKnown(), defer(takeNow));
    },
    agreed() {
      const price = membership.facts$.value.membership?.cost_included_vat;
      const accepted = isAgreed$.value === false ? null : taken.of(link$.value);
      return { ...(price !== undefined && { shownPrice: price }), ...(accepted && { acceptedTerms: accepted }) };
    },
    follow() {
      const following = derive({ link: link$, isAgreed: isAgreed$, isGiven: isGiven$ }, (now) => now).subscribe(
        ({ link, isAgreed, isGiven }) => keepUp(link, isAgreed, isGiven),
      );
      following.add(taken.drop);
      return following;
    },
    takeBack,
  };
}
