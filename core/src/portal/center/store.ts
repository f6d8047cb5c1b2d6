import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  forkJoin,
  map,
  type Observable,
  of,
  race,
  type SchedulerLike,
  Subject,
  Subscription,
  shareReplay,
  skip,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { Message } from '../../messages.ts';
import type { AccessCell } from '../../shared/access.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { FileContent } from '../../shared/file.ts';
import { idle, type Load, loading, mapLoad, toLoad } from '../../shared/load.ts';
import { describeFailure } from '../../shared/messages.ts';
import { andThen, type Reply } from '../../shared/reply.ts';
import type { Failure, Result } from '../../shared/result.ts';
import type { Address, Chance, KeyValue } from '../../shell/ports.ts';
import { loadCondition } from '../terms/load.ts';
import type { TermsPort } from '../terms/port.ts';
import type { PaymentCondition } from '../terms/rules.ts';
import { readAddress } from './arrival.ts';
import { createLooks } from './looks.ts';
import type { Center, ColorEntry, Department, Manifest } from './model.ts';
import { isDirectLink, NO_PARAMETERS, type Parameters } from './parameters.ts';
import type { CenterPort } from './port.ts';
import {
  type Background,
  CENTER,
  contactEmail,
  headerTitle,
  initialDepartment,
  offeredDepartments,
  pageTitle,
} from './rules.ts';
import type { TokenKeeper } from './token.ts';

/** How far the start of the portal has come. */
export type StartUp =
  | { readonly stage: 'starting' }
  | { readonly stage: 'failed'; readonly message: Message }
  | { readonly stage: 'ready' };

export interface CenterView {
  readonly startUp: StartUp;
  readonly title: Message | string;
  readonly pageTitle: string | null;
  readonly contactEmail: string | null;
  readonly colors: readonly ColorEntry[];
  readonly background: Background;
  readonly logo: Load<FileContent>;
  /** Whether the center takes members whom somebody else pays for. */
  readonly canBeSponsored: boolean;
  /** The payment terms; null where the center has none. */
  readonly condition: Load<PaymentCondition | null>;
  /** Why nothing can be asked any more, when the token was refused and there is no new one. */
  readonly lost: Message | null;
  /** Whether a new token is being asked for. */
  readonly reconnecting: boolean;
}

export interface CenterStore {
  readonly code: string;
  readonly view$: Behavior<CenterView>;
  readonly token$: Behavior<string | null>;
  readonly center$: Behavior<Center | null>;
  readonly centerId$: Behavior<number | null>;
  readonly departments$: Behavior<Load<readonly Department[]>>;
  readonly departmentId$: Behavior<number | null>;
  readonly parameters$: Behavior<Parameters>;
  readonly isDirectLink$: Behavior<boolean>;
  /** What could not be had and has no place of its own on the page. */
  readonly failures$: Observable<Failure>;
  open(): void;
  close(): void;
  chooseDepartment(id: number | null): void;
  reloadDepartments(): void;
  reloadCondition(): void;
  /** Tries for a new token after the old one was refused. */
  reconnect(): void;
}

export interface CenterNeeds {
  readonly code: string;
  readonly port: CenterPort;
  readonly terms: TermsPort;
  readonly keeper: TokenKeeper;
  readonly access: AccessCell;
  readonly address: Address;
  /** Where the address's parameters are kept for as long as the tab lives. */
  readonly kept: KeyValue;
  readonly chance: Chance;
  readonly online$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

export function createCenterStore(needs: CenterNeeds): CenterStore {
  const { code, port, access, keeper, clock } = needs;
  const startUp$ = new BehaviorSubject<StartUp>({ stage: 'starting' });
  const center$ = new BehaviorSubject<Center | null>(null);
  const departments$ = new BehaviorSubject<Load<readonly Department[]>>(idle);
  const departmentId$ = new BehaviorSubject<number | null>(null);
  const canBeSponsored$ = new BehaviorSubject(false);
  const condition$ = new BehaviorSubject<Load<PaymentCondition | null>>(loading);
  const parameters$ = new BehaviorSubject<Parameters>(NO_PARAMETERS);
  const failures$ = new Subject<Failure>();
  const centerId$ = derive({ center: center$ }, ({ center }) => center?.id ?? null);
  const looks = createLooks({ port, access, chance: needs.chance, centerId$, departmentId$ });
  let running = Subscription.EMPTY;
  let reloading = Subscription.EMPTY;

  // [P-CENTER-05] [P-CENTER-07] Nothing is asked of the service before its address and its token are there.
  const start$: Reply<Center> = andThen(port.manifest(), (manifest) => {
    access.next({ ...access.value, base: serviceBase(manifest) });
    return andThen(keeper.fetch(), () => loadSideBySide());
  });

  /** [P-CENTER-08] The start stands and falls with the center; it only waits a moment for the rest. */
  function loadSideBySide(): Reply<Center> {
    // Asked first: browsers ask one server for six things at once, and nothing shows before the center is known.
    const answered$ = port.center().pipe(shareReplay(1));
    running.add(answered$.subscribe());
    const rest$ = forkJoin([
      looks.loaded$.pipe(take(1)),
      port.departments().pipe(tap((departments) => departments$.next(offered(departments)))),
      port.sponsorSetup().pipe(tap((setup) => canBeSponsored$.next(setup.ok && setup.value.status === true))),
      loadCondition(needs.terms).pipe(tap((condition) => condition$.next(condition))),
    ]).pipe(shareReplay(1));
    running.add(rest$.subscribe());
    running.add(looks.follow());
    return answered$.pipe(
      switchMap((center) =>
        center.ok ? race(rest$, timer(CENTER.patience, clock)).pipe(map(() => center)) : of(center),
      ),
      take(1),
    );
  }

  function arrive(result: Result<Center>): void {
    if (!result.ok) {
      const message = describeFailure(result.error);
      startUp$.next({ stage: 'failed', message: { key: 'center.notLoaded', params: { message } } });
      // Where only the network was missing, its coming back is reason enough to try again.
      if (result.error.kind === 'unreachable') running.add(backOnline$.pipe(take(1)).subscribe(open));
      return;
    }
    center$.next(result.value);
    running.add(
      readAddress(needs).subscribe((parameters) => {
        parameters$.next(parameters);
        running.add(
          departments$.pipe(filter(({ status }) => status === 'ready')).subscribe(() => chooseFirst(parameters)),
        );
        startUp$.next({ stage: 'ready' });
      }),
    );
  }

  const backOnline$ = needs.online$.pipe(distinctUntilChanged(), skip(1), filter(Boolean));

  function chooseFirst({ departmentId }: Parameters): void {
    if (departments$.value.status !== 'ready' || departmentId$.value !== null) return;
    const first = initialDepartment(departments$.value.value, { fromAddress: departmentId ?? null, saved: null });
    if (first !== null) departmentId$.next(first);
  }

  function open(): void {
    running.unsubscribe();
    if (startUp$.value.stage !== 'ready') startUp$.next({ stage: 'starting' });
    running = new Subscription();
    running.add(keeper.watch());
    // [P-CENTER-24] At the start nobody misses colours that did not come; later on they vanish before one's eyes.
    running.add(looks.loaded$.pipe(skip(1)).subscribe(([failure]) => failure && failures$.next(failure)));
    running.add(start$.subscribe(arrive));
  }

  return {
    code,
    center$,
    centerId$,
    departments$,
    departmentId$,
    parameters$,
    isDirectLink$: derive({ parameters: parameters$ }, ({ parameters }) => isDirectLink(parameters)),
    failures$,
    token$: derive({ access }, (now) => now.access.token),
    view$: derive(
      {
        startUp: startUp$,
        center: center$,
        departments: departments$,
        departmentId: departmentId$,
        looks: looks.looks$,
        canBeSponsored: canBeSponsored$,
        condition: condition$,
        lost: keeper.lost$,
        reconnecting: keeper.isAsking$,
      },
      (now): CenterView => ({
        startUp: now.startUp,
        title: headerTitle(now.center),
        pageTitle: pageTitle(now.center),
        contactEmail: contactEmail(now.center, chosen(now.departments, now.departmentId)),
        ...now.looks,
        canBeSponsored: now.canBeSponsored,
        condition: now.condition,
        lost: now.lost && describeFailure(now.lost),
        reconnecting: now.reconnecting,
      }),
    ),
    open,
    close: () => running.unsubscribe(),
    chooseDepartment(id) {
      if (id !== departmentId$.value) departmentId$.next(id);
    },
    reloadDepartments() {
      departments$.next(loading);
      reloading.unsubscribe();
      reloading = port.departments().subscribe((departments) => departments$.next(offered(departments)));
      running.add(reloading);
    },
    reloadCondition() {
      condition$.next(loading);
      running.add(loadCondition(needs.terms).subscribe((condition) => condition$.next(condition)));
    },
    reconnect: () => running.add(keeper.reconnect().subscribe()),
  };
}

const serviceBase = ({ service_base_url }: Manifest): string => service_base_url.replace(/\/+$/, '');
const offered = (departments: Result<readonly Department[]>): Load<readonly Department[]> =>
  mapLoad(toLoad(departments), offeredDepartments);
const chosen = (departments: Load<readonly Department[]>, id: number | null): Department | null =>
  departments.status === 'ready' ? (departments.value.find((department) => department.id === id) ?? null) : null;
