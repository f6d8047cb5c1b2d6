// The offer that the visitor agrees to: the price, and the terms of that moment, by address or by content.
import {
  BehaviorSubject,
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  finalize,
  first,
  ignoreElements,
  map,
  type Observable,
  of,
  type SchedulerLike,
  type Subscription,
  switchMap,
  tap,
  timeout,
} from 'rxjs';
import * as z from 'zod/mini';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { isoInstant } from '../../shared/dates.ts';
import type { Reply } from '../../shared/reply.ts';
import type { CenterStore, CenterView } from '../center/store.ts';
import type { MembershipStore } from '../membership/store.ts';
import type { MembershipFacts } from '../membership/view.ts';
import type { PersonDraft } from '../person/draft.ts';
import type { PersonStore } from '../person/store.ts';
import { termsLinkOf } from '../person/terms.ts';
import type { PersonView } from '../person/view.ts';
import type { TermsPort } from '../terms/model.ts';
import type { DraftStore } from './drafts.ts';
import { AcceptedTerms, type AgreedOffer } from './model.ts';

/** The time limit for the terms and for the price (milliseconds). */
const LIMIT = 5_000;

/** The center's own document, which has no permanent address. */
const OWN_TERMS = 'own';

/** A recorded agreement; it counts for the same link only. */
const AgreementRecord = z.object({ link: z.string(), terms: AcceptedTerms });

/** The sources of the price and the terms, and the digest by which changed terms are noticed. */
export interface AgreementNeeds {
  readonly center: Pick<CenterStore, 'center$' | 'departmentId$'> & {
    readonly view$: Behavior<Pick<CenterView, 'condition'>>;
  };
  readonly person: Pick<PersonStore, 'approveTerms'> & {
    readonly view$: Behavior<Pick<PersonView, 'terms'>>;
    readonly draft$: Behavior<Pick<PersonDraft, 'approvedTerms'>>;
  };
  readonly membership: Pick<MembershipStore, 'checks$' | 'reload'> & {
    readonly facts$: Behavior<Pick<MembershipFacts, 'membership'>>;
  };
  readonly terms: Pick<TermsPort, 'conditions'>;
  /** SHA-256 in hexadecimal digits. */
  readonly digest: (bytes: Uint8Array) => Reply<string>;
  readonly drafts: Pick<DraftStore, 'area' | 'keepArea'>;
  readonly clock: SchedulerLike;
}

export interface AgreementCheck {
  /** Emits once, with the price checked again. Missing terms do not stop the visitor. */
  readonly agreement$: Observable<AgreedOffer>;
  /** Records the terms when the visitor agrees, and forgets them when the visitor withdraws. */
  open(): Subscription;
  /** The visitor must read and agree again. */
  withdraw(): void;
}

export function createAgreementCheck(needs: AgreementNeeds): AgreementCheck {
  const { center, person, membership, drafts, clock } = needs;
  const recording$ = new BehaviorSubject(false);

  const link$ = derive(
    // The terms that the form shows beside its checkbox.
    { center: center.center$, departmentId: center.departmentId$, view: center.view$ },
    ({ center: known, departmentId, view }) => {
      const link = termsLinkOf(known, departmentId, view.condition);
      return link === null || departmentId === null ? null : link.kind === 'own' ? OWN_TERMS : link.url;
    },
  );
  const isAwaited$ = derive(
    { link: link$, view: center.view$ },
    ({ link, view }) => link === null && view.condition.status === 'loading',
  );
  /** Null for a member: they agree by sending. */
  const isAgreed$ = derive({ view: person.view$ }, ({ view }) => view.terms?.isApproved ?? null);
  /** The approved terms; null after a withdrawal; undefined for other or unknown terms. */
  const agreedLink$ = derive(
    { link: link$, isAgreed: isAgreed$, draft: person.draft$ },
    ({ link, isAgreed, draft: { approvedTerms } }) => {
      if (isAgreed === true && link !== null) return link;
      return isAgreed === false && approvedTerms === null ? null : undefined;
    },
  );

  const recordFor = (link: string | null): AcceptedTerms | null => {
    const known = drafts.area('accepted', AgreementRecord);
    return known?.link === link ? known.terms : null;
  };

  const forget = (): void => {
    if (drafts.area('accepted', AgreementRecord) !== null) drafts.keepArea('accepted', null);
  };

  function nameOf(link: string): Observable<Omit<AcceptedTerms, 'at'> | null> {
    if (link !== OWN_TERMS) return of({ address: link });
    return needs.terms.conditions().pipe(
      switchMap((document) => (document.ok ? needs.digest(document.value.bytes) : of(document))),
      map((sum) => (sum.ok ? { sha256: sum.value } : null)),
    );
  }

  /** Records the time of the approval, not the time at which the terms are loaded. */
  const record = (link: string): Observable<never> =>
    defer(() => {
      if (recordFor(link) !== null) return EMPTY;
      const at = isoInstant(clock.now());
      forget();
      recording$.next(true);
      return nameOf(link).pipe(
        timeout({ first: LIMIT, scheduler: clock }),
        catchError(() => of(null)),
        tap((name) => name && drafts.keepArea('accepted', { link, terms: { ...name, at } })),
        finalize(() => recording$.next(false)),
        ignoreElements(),
      );
    });

  const priceCheck$ = defer(() => {
    const before = membership.checks$.value;
    membership.reload();
    return until(membership.checks$, (checks) => checks !== before);
  });

  const termsRecord$ = defer(() => {
    const { value: link } = link$;
    if (recording$.value) return until(recording$, (isRecording) => !isRecording);
    return link === null || isAgreed$.value === false ? EMPTY : record(link);
  });

  function until<T>(source$: Observable<T>, isReached: (value: T) => boolean): Observable<never> {
    return source$.pipe(
      first(isReached),
      timeout({ first: LIMIT, scheduler: clock }),
      catchError(() => EMPTY),
      ignoreElements(),
    );
  }

  function offer(): AgreedOffer {
    const price = membership.facts$.value.membership?.cost_included_vat;
    const terms = isAgreed$.value === false ? null : recordFor(link$.value);
    return { ...(price !== undefined && { shownPrice: price }), ...(terms && { acceptedTerms: terms }) };
  }

  return {
    agreement$: concat(
      priceCheck$,
      until(isAwaited$, (isAwaited) => !isAwaited),
      termsRecord$,
      defer(() => of(offer())),
    ),
    open: () =>
      agreedLink$
        .pipe(
          // A department's record stays while another's terms are shown.
          filter((link) => link !== undefined),
          distinctUntilChanged(),
          tap((link) => link ?? forget()),
          switchMap((link) => (link === null ? EMPTY : record(link))),
        )
        .subscribe(),
    withdraw() {
      forget();
      person.approveTerms(false);
    },
  };
}
