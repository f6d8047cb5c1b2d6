// What somebody has before them when they agree: the price, and the terms by their address or by what is in them.
import {
  catchError,
  EMPTY,
  map,
  type Observable,
  of,
  type SchedulerLike,
  type Subscription,
  switchMap,
  timeout,
} from 'rxjs';
import * as z from 'zod/mini';
import { derive } from '../../shared/behavior.ts';
import { isoInstant } from '../../shared/dates.ts';
import type { Reply } from '../../shared/reply.ts';
import type { MembershipStore } from '../membership/store.ts';
import type { PersonStore } from '../person/store.ts';
import type { TermsPort } from '../terms/port.ts';
import type { KeptDrafts } from './kept.ts';
import { AcceptedTerms, type NewContract } from './model.ts';

/** How long the terms are waited for, so that what is in them can be told (milliseconds). */
const LIMIT = 5_000;

/** The terms that were agreed to, with what they were known by: the same again is the same agreement. */
const Kept = z.object({ link: z.string(), terms: AcceptedTerms });

/** What is sent of it. */
export type Agreed = Pick<NewContract, 'acceptedTerms' | 'shownPrice'>;

export interface AcceptanceNeeds {
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
  settle(): Observable<never>;
  agreed(): Agreed;
  /** Lets go of what was agreed to as soon as somebody takes it back. */
  follow(): Subscription;
  /** What was agreed to holds no more: it is to be read and agreed to anew. */
  takeBack(): void;
}

export function createAcceptance({ person, membership, terms, digest, drafts, clock }: AcceptanceNeeds): Acceptance {
  const linkNow = (): string | null => {
    const asked = person.view$.value.terms;
    if (!asked?.isApproved || asked.link === null) return null;
    return asked.link.kind === 'own' ? OWN : asked.link.url;
  };
  const keptFor = (link: string | null): AcceptedTerms | null => {
    const kept = drafts.area('accepted', Kept);
    return kept !== null && kept.link === link ? kept.terms : null;
  };
  const forget = (): void => {
    if (drafts.area('accepted', Kept) !== null) drafts.keepArea('accepted', null);
  };
  const isTakenBack$ = derive({ view: person.view$ }, ({ view }) => view.terms?.isApproved === false);
  const named = (link: string): Observable<Omit<AcceptedTerms, 'at'> | null> =>
    link !== OWN
      ? of({ address: link })
      : terms.conditions().pipe(
          switchMap((document) => (document.ok ? digest(document.value.bytes) : of(document))),
          map((sum) => (sum.ok ? { sha256: sum.value } : null)),
        );

  return {
    settle() {
      const link = linkNow();
      if (link === null || keptFor(link) !== null) return EMPTY;
      return named(link).pipe(
        timeout({ first: LIMIT, scheduler: clock }),
        catchError(() => of(null)),
        switchMap((name) => {
          if (name !== null) drafts.keepArea('accepted', { link, terms: { ...name, at: isoInstant(clock.now()) } });
          return EMPTY;
        }),
      );
    },
    agreed() {
      const price = membership.facts$.value.membership?.cost_included_vat;
      const accepted = keptFor(linkNow());
      return { ...(price !== undefined && { shownPrice: price }), ...(accepted && { acceptedTerms: accepted }) };
    },
    follow: () => isTakenBack$.subscribe((isTakenBack) => isTakenBack && forget()),
    takeBack() {
      forget();
      person.approveTerms(false);
    },
  };
}

/** The center's own document, which has no address that stays. */
const OWN = 'own';
