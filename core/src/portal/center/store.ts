import { BehaviorSubject, forkJoin, map, Subscription } from 'rxjs';
import type { Message } from '../../messages.ts';
import type { AccessCell } from '../../shared/access.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { FileContent } from '../../shared/file.ts';
import { idle, type Load, loading, toLoad } from '../../shared/load.ts';
import { describeFailure } from '../../shared/messages.ts';
import { andThen, type Reply } from '../../shared/reply.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Chance } from '../../shell/ports.ts';
import type { Center, ColorEntry, Department, ImageList, Manifest } from './model.ts';
import type { CenterPort } from './port.ts';
import { type Background, contactEmail, headerTitle, pageTitle, pickBackground } from './rules.ts';

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
}

export interface CenterStore {
  readonly code: string;
  readonly view$: Behavior<CenterView>;
  readonly token$: Behavior<string | null>;
  readonly departments$: Behavior<Load<readonly Department[]>>;
  readonly departmentId$: Behavior<number | null>;
  open(): void;
  close(): void;
  chooseDepartment(id: number | null): void;
  reloadDepartments(): void;
  /** Fetches a new token for the center; what was asked with the old one is asked anew when it comes. */
  renewToken(): void;
}

export interface CenterNeeds {
  readonly code: string;
  readonly port: CenterPort;
  readonly access: AccessCell;
  readonly chance: Chance;
}

/** What the portal loads side by side once it has a token. Looks have a default, the rest has not. */
interface Loaded {
  readonly center: Center;
  readonly departments: Load<readonly Department[]>;
  readonly colors: readonly ColorEntry[];
  readonly images: ImageList;
}

export function createCenterStore({ code, port, access, chance }: CenterNeeds): CenterStore {
  const startUp$ = new BehaviorSubject<StartUp>({ stage: 'starting' });
  const center$ = new BehaviorSubject<Center | null>(null);
  const departments$ = new BehaviorSubject<Load<readonly Department[]>>(idle);
  const departmentId$ = new BehaviorSubject<number | null>(null);
  const colors$ = new BehaviorSubject<readonly ColorEntry[]>([]);
  const background$ = new BehaviorSubject<Background>(pickBackground([], chance()));
  const logo$ = new BehaviorSubject<Load<FileContent>>(idle);
  let running = Subscription.EMPTY;
  let reloading = Subscription.EMPTY;
  let renewing = Subscription.EMPTY;

  const start$ = andThen(port.manifest(), (manifest) => {
    access.next({ ...access.value, base: serviceBase(manifest) });
    return andThen(port.token(code), ({ token }) => {
      access.next({ ...access.value, token });
      return loadSideBySide(port);
    });
  });

  function arrive(result: Result<Loaded>): void {
    if (!result.ok) {
      startUp$.next({
        stage: 'failed',
        message: { key: 'center.notLoaded', params: { message: describeFailure(result.error) } },
      });
      return;
    }
    const { center, departments, colors, images } = result.value;
    center$.next(center);
    departments$.next(departments);
    colors$.next(colors);
    // Picked once for a list of images, not anew with every rendering.
    background$.next(pickBackground(images, chance()));
    startUp$.next({ stage: 'ready' });
    loadLogo(center.id);
  }

  function loadLogo(centerId: number): void {
    logo$.next(loading);
    running.add(
      port.logo({ centerId, departmentId: departmentId$.value }).subscribe((logo) => logo$.next(toLoad(logo))),
    );
  }

  return {
    code,
    departments$,
    departmentId$,
    token$: derive({ access }, (now) => now.access.token),
    view$: derive(
      {
        startUp: startUp$,
        center: center$,
        departments: departments$,
        departmentId: departmentId$,
        colors: colors$,
        background: background$,
        logo: logo$,
      },
      (now): CenterView => ({
        startUp: now.startUp,
        title: headerTitle(now.center),
        pageTitle: pageTitle(now.center),
        contactEmail: contactEmail(now.center, chosen(now.departments, now.departmentId)),
        colors: now.colors,
        background: now.background,
        logo: now.logo,
      }),
    ),
    open() {
      running.unsubscribe();
      if (startUp$.value.stage !== 'ready') startUp$.next({ stage: 'starting' });
      running = new Subscription();
      running.add(start$.subscribe(arrive));
    },
    close: () => running.unsubscribe(),
    chooseDepartment(id) {
      if (id !== departmentId$.value) departmentId$.next(id);
    },
    reloadDepartments() {
      departments$.next(loading);
      reloading.unsubscribe();
      reloading = port.departments().subscribe((departments) => departments$.next(toLoad(departments)));
      running.add(reloading);
    },
    renewToken() {
      renewing.unsubscribe();
      renewing = port.token(code).subscribe((renewed) => {
        if (renewed.ok) access.next({ ...access.value, token: renewed.value.token });
      });
      running.add(renewing);
    },
  };
}

function loadSideBySide(port: CenterPort): Reply<Loaded> {
  const answers$ = forkJoin({
    center: port.center(),
    departments: port.departments(),
    colors: port.colors(null),
    images: port.images(null),
  });
  return answers$.pipe(
    map(({ center, departments, colors, images }) =>
      center.ok
        ? ok({
            center: center.value,
            departments: toLoad(departments),
            colors: valueOr(colors, []),
            images: valueOr(images, []),
          })
        : center,
    ),
  );
}

const valueOr = <T>(result: Result<T>, instead: T): T => (result.ok ? result.value : instead);
const serviceBase = ({ service_base_url }: Manifest): string => service_base_url.replace(/\/+$/, '');
const chosen = (departments: Load<readonly Department[]>, id: number | null): Department | null =>
  departments.status === 'ready' ? (departments.value.find((department) => department.id === id) ?? null) : null;
