import {
  BehaviorSubject,
  combineLatest,
  map,
  merge,
  of,
  type SchedulerLike,
  Subscription,
  shareReplay,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { AccessCell } from '../../shared/access.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { idle, type Load, loading, mapLoad, toLoad } from '../../shared/load.ts';
import { andThen, type Reply } from '../../shared/reply.ts';
import type { Failure, Result } from '../../shared/result.ts';
import type { Scope } from '../../shared/scope.ts';
import type { TermsPort } from '../terms/model.ts';
import { loadCondition, type PaymentCondition } from '../terms/rules.ts';
import type { createLooks } from './looks.ts';
import type { Center, CenterPort, Department, SponsorSetup } from './model.ts';
import { CENTER, offeredDepartments } from './rules.ts';
import { findService, type TokenKeeper } from './token.ts';

/** Loads the data of the portal's start, in the right order. */
export interface Start {
  readonly departments$: Behavior<Load<readonly Department[]>>;
  readonly canBeSponsored$: Behavior<boolean>;
  readonly condition$: Behavior<Load<PaymentCondition | null>>;
  /** Loads everything. Optional data may arrive later, while the scope is open. */
  begin(scope: Pick<Scope, 'add'>): Reply<Center>;
  reloadDepartments(): Subscription;
  reloadCondition(): Subscription;
}

interface CenterStartNeeds {
  readonly port: CenterPort;
  readonly terms: TermsPort;
  readonly keeper: TokenKeeper;
  readonly access: AccessCell;
  readonly looks: Pick<ReturnType<typeof createLooks>, 'loaded$' | 'follow'>;
  /** [P-TRANSPORT-16] Called with failures that no page shows. */
  readonly report: (failure: Failure) => void;
  readonly clock: SchedulerLike;
}

export function createStart({ port, terms, keeper, access, looks, report, clock }: CenterStartNeeds): Start {
  const departments$ = new BehaviorSubject<Load<readonly Department[]>>(idle);
  const canBeSponsored$ = new BehaviorSubject(false);
  const condition$ = new BehaviorSubject<Load<PaymentCondition | null>>(loading);
  let reloading = Subscription.EMPTY;

  /** [P-CENTER-08] The start fails without the center; for other data it only waits a moment. */
  function loadSideBySide(scope: Pick<Scope, 'add'>): Reply<Center> {
    // The center is requested first: browsers limit parallel requests, and nothing shows before it is known.
    const answered$ = port.center().pipe(shareReplay(1));
    scope.add(answered$.subscribe());
    const setup$ = port.sponsorSetup().pipe(tap(learnSetup), shareReplay(1));
    const rest$ = combineLatest([
      looks.loaded$.pipe(take(1)),
      port.departments().pipe(tap((departments) => departments$.next(offered(departments)))),
      setup$,
      loadCondition(terms).pipe(tap((condition) => condition$.next(condition))),
    ]).pipe(shareReplay(1));
    scope.add(rest$.subscribe());
    scope.add(combineLatest([answered$, setup$]).subscribe(([center, setup]) => tellOf(center, setup)));
    scope.add(looks.follow());
    return answered$.pipe(
      switchMap((center) =>
        center.ok ? merge(rest$, timer(CENTER.patience, clock)).pipe(map(() => center)) : of(center),
      ),
      take(1),
    );
  }

  function learnSetup(setup: Result<SponsorSetup>): void {
    canBeSponsored$.next(setup.ok && setup.value.status === true);
  }

  /** Without the setup, two ways to sign up are missing, so that is reported. Without the center, the page itself says it. */
  function tellOf(center: Result<Center>, setup: Result<SponsorSetup>): void {
    if (center.ok && !setup.ok) report(setup.error);
  }

  return {
    departments$,
    canBeSponsored$,
    condition$,
    begin(scope) {
      if (departments$.value.status === 'failed') departments$.next(loading);
      return andThen(findService({ port, keeper, access }), () => loadSideBySide(scope)).pipe(
        tap((center) => {
          if (!center.ok && departments$.value.status !== 'ready') departments$.next(toLoad(center));
        }),
      );
    },
    reloadDepartments() {
      departments$.next(loading);
      reloading.unsubscribe();
      reloading = port.departments().subscribe((departments) => departments$.next(offered(departments)));
      return reloading;
    },
    reloadCondition() {
      condition$.next(loading);
      return loadCondition(terms).subscribe((condition) => condition$.next(condition));
    },
  };
}

const offered = (departments: Result<readonly Department[]>): Load<readonly Department[]> =>
  mapLoad(toLoad(departments), offeredDepartments);
