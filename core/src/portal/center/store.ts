import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  type Observable,
  type SchedulerLike,
  Subject,
  skip,
  take,
} from 'rxjs';
import type { AccessCell } from '../../shared/access.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { FileContent } from '../../shared/file.ts';
import type { Load } from '../../shared/load.ts';
import { describeFailure, type Message } from '../../shared/messages.ts';
import type { Failure, Result } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import type { Chance, KeyValue, PageAddress } from '../../shell/ports.ts';
import type { CenterMessage } from '../../texts/center.ts';
import type { TermsPort } from '../terms/model.ts';
import type { PaymentCondition } from '../terms/rules.ts';
import { isFreshVisit, readAddress } from './arrival.ts';
import { createLooks } from './looks.ts';
import type { Center, CenterPort, ColorEntry, Department } from './model.ts';
import {
  isDirectLink,
  NO_PARAMETERS,
  type PageAt,
  type Parameters,
  parametersKey,
  parametersText,
  parametersWithout,
} from './parameters.ts';
import { type Background, contactEmail, contactPhone, headerTitle, initialDepartment, pageTitle } from './rules.ts';
import { createStart } from './start.ts';
import type { TokenKeeper } from './token.ts';

/** All requests of the portal wait for the service and the token that this store finds. */
export interface CenterStore {
  readonly code: string;
  /** Whether the page was newly opened, by an address without parameters. */
  readonly isOpenedAnew: boolean;
  readonly isOpen$: Behavior<boolean>;
  readonly view$: Behavior<CenterView>;
  readonly token$: Behavior<string | null>;
  readonly center$: Behavior<Center | null>;
  readonly centerId$: Behavior<number | null>;
  readonly departments$: Behavior<Load<readonly Department[]>>;
  readonly departmentId$: Behavior<number | null>;
  readonly parameters$: Behavior<Parameters>;
  readonly isDirectLink$: Behavior<boolean>;
  /** The token was refused and cannot be renewed: the page says so once, for all failures that follow from it. */
  readonly isLost$: Behavior<boolean>;
  /** Failures without a place on a page. */
  readonly failures$: Observable<Failure>;
  open(): void;
  close(): void;
  chooseDepartment(id: number | null): void;
  /** Removes parameters that are used up. */
  forgetParameters(...names: readonly (keyof Parameters)[]): void;
  /** [P-SIGNUP-04] [P-SIGNUP-93] Forgets the address's parameters and the chosen department. */
  startOver(): void;
  /** Asks for the departments again; after a start that failed, for everything. */
  reloadDepartments(): void;
  reloadCondition(): void;
  /** Loads optional data again that failed for want of a network. */
  askAgain(): void;
  /** Tries to renew a refused token. */
  reconnect(): void;
}

/** The code in the address, and the parts of the browser that the start reads. */
export interface CenterNeeds {
  readonly code: string;
  readonly port: CenterPort;
  readonly terms: TermsPort;
  readonly keeper: TokenKeeper;
  readonly access: AccessCell;
  readonly address: PageAddress;
  readonly pageAt: PageAt;
  /** Stores the address's parameters until the tab closes. */
  readonly tabStorage: KeyValue;
  readonly chance: Chance;
  readonly online$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

/** The center of the address: its service, token, departments, colours and pictures. Most stores of the portal read it. */
export function createCenterStore(needs: CenterNeeds): CenterStore {
  const { code, port, access, keeper } = needs;
  const isOpen$ = new BehaviorSubject(false);
  const startUp$ = new BehaviorSubject<StartUp>({ status: 'loading' });
  const center$ = new BehaviorSubject<Center | null>(null);
  const departmentId$ = new BehaviorSubject<number | null>(null);
  const parameters$ = new BehaviorSubject<Parameters>(NO_PARAMETERS);
  const failures$ = new Subject<Failure>();
  const centerId$ = derive({ center: center$ }, ({ center }) => center?.id ?? null);
  const looks = createLooks({ port, access, chance: needs.chance, center$, departmentId$ });
  const scope = createScope();

  const isLost$ = derive({ lost: keeper.lost$ }, ({ lost }) => lost !== null);
  const report = (failure: Failure): void => {
    if (!isLost$.value) failures$.next(failure);
  };
  const start = createStart({ port, terms: needs.terms, keeper, access, looks, report, clock: needs.clock });
  const { departments$ } = start;

  function arrive(result: Result<Center>): void {
    if (!result.ok) {
      const isUnknown = isUnknownCenter(result.error);
      const message: Message = isUnknown ? { key: 'center.unknown', params: {} } : describeFailure(result.error);
      startUp$.next({ status: 'failed', message: { key: 'center.notLoaded', params: { message } }, isUnknown });
      // If only the network was missing, the start is tried again when it is back.
      if (result.error.kind === 'unreachable') scope.add(backOnline$.pipe(take(1)).subscribe(open));
      return;
    }
    center$.next(result.value);
    scope.add(
      readAddress(needs).subscribe((parameters) => {
        parameters$.next(parameters);
        scope.add(departments$.subscribe(() => chooseFirst(parameters)));
        startUp$.next({ status: 'ready' });
      }),
    );
  }

  /** Only the token request names the center, so only its refusal means that the center is unknown. */
  function isUnknownCenter(failure: Failure): boolean {
    const { base, token } = access.value;
    return base !== null && token === null && failure.kind === 'refused' && failure.refusal === 'notFound';
  }

  const backOnline$ = needs.online$.pipe(distinctUntilChanged(), skip(1), filter(Boolean));

  function chooseFirst({ departmentId }: Parameters): void {
    if (departments$.value.status !== 'ready' || departmentId$.value !== null) return;
    const first = initialDepartment(departments$.value.value, { fromAddress: departmentId ?? null, saved: null });
    if (first !== null) departmentId$.next(first);
  }

  function open(): void {
    scope.reopen();
    isOpen$.next(true);
    if (startUp$.value.status !== 'ready') startUp$.next({ status: 'loading' });
    scope.add(keeper.watch());
    // [P-CENTER-24] Missing looks are reported only after the start, when the visitor sees them vanish.
    scope.add(looks.loaded$.pipe(skip(1)).subscribe((failures) => failures.forEach(report)));
    scope.add(backOnline$.subscribe(looks.askAgain));
    scope.add(start.begin(scope).subscribe(arrive));
  }

  return {
    code,
    isOpenedAnew: isFreshVisit(needs),
    isOpen$,
    center$,
    centerId$,
    departments$,
    departmentId$,
    parameters$,
    isDirectLink$: derive({ parameters: parameters$ }, ({ parameters }) => isDirectLink(parameters)),
    isLost$,
    failures$,
    token$: derive({ access }, (now) => now.access.token),
    view$: derive(
      {
        startUp: startUp$,
        center: center$,
        departments: departments$,
        departmentId: departmentId$,
        looks: looks.looks$,
        canBeSponsored: start.canBeSponsored$,
        condition: start.condition$,
        lost: keeper.lost$,
        reconnecting: keeper.isAsking$,
      },
      ({ startUp, center, departments, departmentId, looks: now, canBeSponsored, condition, lost, reconnecting }) => ({
        startUp,
        title: headerTitle(center),
        pageTitle: pageTitle(center),
        contactEmail: contactEmail(center, chosen(departments, departmentId)),
        contactPhone: contactPhone(chosen(departments, departmentId)),
        ...now,
        canBeSponsored,
        condition,
        lost: lost && describeFailure(lost),
        reconnecting,
      }),
    ),
    open,
    close() {
      isOpen$.next(false);
      scope.close();
    },
    forgetParameters(...names) {
      const left = parametersWithout(parameters$.value, names);
      parameters$.next(left);
      const { name } = needs.pageAt(needs.address.path());
      needs.tabStorage.write(parametersKey(code), parametersText(left, name)).subscribe();
    },
    chooseDepartment(id) {
      const { value: departments } = departments$;
      const isKnown = departments.status !== 'ready' || departments.value.some((one) => one.id === id);
      // A list's empty value, read as a number, is no department.
      if (id !== null && !(isKnown && Number.isInteger(id))) return;
      if (id !== departmentId$.value) departmentId$.next(id);
    },
    startOver() {
      parameters$.next(NO_PARAMETERS);
      needs.tabStorage.write(parametersKey(code), JSON.stringify(NO_PARAMETERS)).subscribe();
      const { value: departments } = departments$;
      const known = departments.status === 'ready' ? departments.value : [];
      departmentId$.next(initialDepartment(known, { fromAddress: null, saved: null }));
    },
    reloadDepartments() {
      if (startUp$.value.status === 'failed') open();
      else scope.add(start.reloadDepartments());
    },
    reloadCondition: () => scope.add(start.reloadCondition()),
    askAgain: looks.askAgain,
    reconnect: () => scope.add(keeper.reconnect().subscribe()),
  };
}

/** The state of the start; until it is ready, it fills the page. */
export type StartUp =
  | { readonly status: 'loading' }
  /** [P-CENTER-03] `isUnknown`: the service knows no center with this code. */
  | { readonly status: 'failed'; readonly message: CenterMessage; readonly isUnknown: boolean }
  | { readonly status: 'ready' };

/** Whether another try may help: a service that knows no such center will not know it then either. */
export const mayTryAgain = (startUp: StartUp): boolean => startUp.status === 'failed' && !startUp.isUnknown;

/** The center, as the frame around all pages shows it. */
export interface CenterView {
  readonly startUp: StartUp;
  readonly title: CenterMessage | string;
  readonly pageTitle: string | null;
  readonly contactEmail: string | null;
  /** Of the chosen department; null if none is chosen, or it has none. */
  readonly contactPhone: string | null;
  readonly colors: readonly ColorEntry[];
  readonly background: Background;
  /** Null where the center has none. */
  readonly logo: Load<FileContent | null>;
  /** Whether the center accepts members with a sponsor. */
  readonly canBeSponsored: boolean;
  /** The payment terms; null if the center has none. */
  readonly condition: Load<PaymentCondition | null>;
  /** The message when a refused token could not be renewed. */
  readonly lost: CenterMessage | null;
  /** Whether a token request is running. */
  readonly reconnecting: boolean;
}

const chosen = (departments: Load<readonly Department[]>, id: number | null): Department | null =>
  departments.status === 'ready' ? (departments.value.find((department) => department.id === id) ?? null) : null;
