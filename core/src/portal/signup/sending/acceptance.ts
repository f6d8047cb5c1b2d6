// What somebody has before them when they agree: the price, and the terms by their address or by what is in them.
import {
  catchError,
  EMPTY,
  ignoreElements,
  map,
  type Observable,
  of,
  type SchedulerLike,
  type Subscription,
  shareReplay,
  switchMap,
  tap,
  timeout,
} from 'rxjs';
import * as z from 'zod/mini';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { isoInstant } from '../../../shared/dates.ts';
import type { Reply } from '../../../shared/reply.ts';
import type { CenterStore } from '../../center/store.ts';
import type { CenterView } from '../../center/view.ts';
import type { MembershipStore } from '../../membership/store.ts';
import type { PersonStore } from '../../person/store.ts';
import { termsLink } from '../../person/terms.ts';
import type { TermsPort } from '../../terms/port.ts';
import type { KeptDrafts } from '../drafts/kept.ts';
import { AcceptedTerms, type NewContract } from '../model.ts';

/** How long the terms are waited for, so that what is in them can be told (milliseconds). */
const LIMIT = 5_000;

/** The terms that were agreed to, with what they were known by: the same again is the same agreement. */
const Kept = z.object({ link: z.string(), terms: AcceptedTerms });

/** What is sent of it. */
export type Agreed = Pick<NewContract, 'acceptedTerms' | 'shownPrice'>;

export interface AcceptanceNeeds {
  readonly center: Pick<CenterStore, 'center$'> & { readonly view$: Behavior<Pick<CenterView, 'condition'>> };
  readonly person: Pick<PersonStore, 'view$' | 'approveTerms'>;
  readonly membership: Pick<MembershipStore, 'facts$'>;
  readonly terms: Pick<TermsPort, 'conditions'>;
  /** The SHA-256 of some bytes, in hexadecimal digits. */
  readonly digest: (bytes: Uint8Array) => Reply<string>;
  readonly drafts: Pick<KeptDrafts, 'area' | 'keepArea'>;
  readonly clock: SchedulerLike;
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

/** Terms that are being taken down. */
interface Taking {
  readonly link: string;
  readonly done$: Observable<never>;
}

export function createAcceptance(needs: AcceptanceNeeds): Acceptance {
  const { center, person, membership, terms, digest, drafts, clock } = needs;
  let taking: Taking | null = null;

  const link$ = derive(
    { center: center.center$, facts: membership.facts$, view: center.view$ },
    ({ center: known, facts: { department }, view }) => {
      const link = termsLink(known, department?.id ?? null, view.condition);
      return link === null || department === null ? null : link.kind === 'own' ? OWN : link.url;
    },
  );
  /** Whether they are agreed to; null for a member, who does it by what they send. */
  const isAgreed$ = derive({ view: person.view$ }, ({ view }) => view.terms?.isApproved ?? null);

  const kept = () => drafts.area('accepted', Kept);
  const keptFor = (link: string | null): AcceptedTerms | null => {
    const known = kept();
    return known?.link === link ? known.terms : null;
  };
  const forget = (): void => {
    taking = null;
    if (kept() !== null) drafts.keepArea('accepted', null);
  };
  const named = (link: string): Observable<Omit<AcceptedTerms, 'at'> | null> =>
    link !== OWN
      ? of({ address: link })
      : terms.conditions().pipe(
          switchMap((document) => (document.ok ? digest(document.value.bytes) : of(document))),
          map((sum) => (sum.ok ? { sha256: sum.value } : null)),
        );

  /** As they are at this moment, which is when they are agreed to, however long they take to come. */
  function take(link: string): Observable<never> {
    if (taking?.link === link) return taking.done$;
    const at = isoInstant(clock.now());
    const done$ = named(link).pipe(
      timeout({ first: LIMIT, scheduler: clock }),
      catchError(() => of(null)),
      tap((name) => {
        if (taking !== mine) return;
        taking = null;
        if (name !== null) drafts.keepArea('accepted', { link, terms: { ...name, at } });
      }),
      ignoreElements(),
      shareReplay(1),
    );
    const mine: Taking = { link, done$ };
    taking = mine;
    done$.subscribe();
    return done$;
  }

  function takeBack(): void {
    forget();
    person.approveTerms(false);
  }

  function keepUp(link: string | null, isAgreed: boolean | null): void {
    if (isAgreed === false) forget();
    if (isAgreed !== true || link === null || keptFor(link) !== null) return;
    // Who agreed to the terms of one department has not agreed to those of another.
    if (kept() === null) take(link);
    else takeBack();
  }

  return {
    settle() {
      const link = link$.value;
      const isMeant = link !== null && isAgreed$.value !== false && keptFor(link) === null;
      return isMeant ? take(link) : EMPTY;
    },
    agreed() {
      const price = membership.facts$.value.membership?.cost_included_vat;
      const accepted = isAgreed$.value === false ? null : keptFor(link$.value);
      return { ...(price !== undefined && { shownPrice: price }), ...(accepted && { acceptedTerms: accepted }) };
    },
    follow() {
      const following = derive({ link: link$, isAgreed: isAgreed$ }, (now) => now).subscribe(({ link, isAgreed }) =>
        keepUp(link, isAgreed),
      );
      following.add(() => {
        taking = null;
      });
      return following;
    },
    takeBack,
  };
}

/** The center's own document, which has no address that stays. */
const OWN = 'own';
