// The terms that the visitor agrees to, noted as they are at that moment: by their address, or by their content.
import {
  catchError,
  ignoreElements,
  map,
  type Observable,
  of,
  type SchedulerLike,
  shareReplay,
  switchMap,
  tap,
  timeout,
} from 'rxjs';
import * as z from 'zod/mini';
import { isoInstant } from '../../../shared/dates.ts';
import type { Reply } from '../../../shared/reply.ts';
import type { TermsPort } from '../../terms/port.ts';
import type { DraftStore } from '../drafts/store.ts';
import { AcceptedTerms } from '../model.ts';

/** How long to wait for the terms, so that their content can be named (milliseconds). */
export const TERMS_LIMIT = 5_000;

/** The terms that were agreed to, with the link they were known by: the same link again is the same agreement. */
const Kept = z.object({ link: z.string(), terms: AcceptedTerms });

/** Terms that are being read. */
interface Taking {
  readonly link: string;
  readonly done$: Observable<never>;
}

/** The center's own document, which has no address that stays. */
export const OWN_TERMS = 'own';

export interface TakenTermsNeeds {
  readonly terms: Pick<TermsPort, 'conditions'>;
  /** The SHA-256 of some bytes, in hexadecimal digits. */
  readonly digest: (bytes: Uint8Array) => Reply<string>;
  readonly drafts: Pick<DraftStore, 'area' | 'keepArea'>;
  readonly clock: SchedulerLike;
}

export interface TakenTerms {
  /** The noted terms of a link; null where there are none. */
  of(link: string | null): AcceptedTerms | null;
  /** Notes the terms as of this moment, when the visitor agrees, however long they take to come. */
  take(link: string): Observable<never>;
  /** Stops waiting for terms that are still on their way. */
  drop(): void;
  /** The visitor no longer agrees to them. */
  forget(): void;
}

export function createTakenTerms({ terms, digest, drafts, clock }: TakenTermsNeeds): TakenTerms {
  let taking: Taking | null = null;

  const kept = () => drafts.area('accepted', Kept);
  const named = (link: string): Observable<Omit<AcceptedTerms, 'at'> | null> =>
    link !== OWN_TERMS
      ? of({ address: link })
      : terms.conditions().pipe(
          switchMap((document) => (document.ok ? digest(document.value.bytes) : of(document))),
          map((sum) => (sum.ok ? { sha256: sum.value } : null)),
        );

  function take(link: string): Observable<never> {
    if (taking?.link === link) return taking.done$;
    const at = isoInstant(clock.now());
    const done$ = named(link).pipe(
      timeout({ first: TERMS_LIMIT, scheduler: clock }),
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

  return {
    of(link) {
      const known = kept();
      return known?.link === link ? known.terms : null;
    },
    take,
    drop() {
      taking = null;
    },
    forget() {
      taking = null;
      if (kept() !== null) drafts.keepArea('accepted', null);
    },
  };
}
