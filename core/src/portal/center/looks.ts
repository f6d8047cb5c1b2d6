import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  of,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import type { AccessCell } from '../../shared/access.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { FileContent } from '../../shared/file.ts';
import { idle, type Load, loading, toLoad } from '../../shared/load.ts';
import { type Failure, fail, ok, type Result } from '../../shared/result.ts';
import type { Chance } from '../../shell/ports.ts';
import type { Center, CenterPort, ColorEntry, ImageList, LogoSource } from './model.ts';
import { type Background, CENTER, logoSources, pickBackground, sameList } from './rules.ts';

/** The colours, picture and logo of the center or of the chosen department. */
export interface Looks {
  readonly colors: readonly ColorEntry[];
  readonly background: Background;
  /** Null where the center has none. */
  readonly logo: Load<FileContent | null>;
}

interface LooksNeeds {
  readonly port: CenterPort;
  readonly access: AccessCell;
  readonly chance: Chance;
  readonly center$: Behavior<Pick<Center, 'id' | 'has_logo'> | null>;
  readonly departmentId$: Behavior<number | null>;
}

/** [P-CENTER-23] Follows the token and the department. `loaded$` emits the failures of each load. */
export function createLooks({ port, access, chance, center$, departmentId$ }: LooksNeeds) {
  const colors$ = new BehaviorSubject<readonly ColorEntry[]>([]);
  const images$ = new BehaviorSubject<ImageList>([]);
  const background$ = new BehaviorSubject<Background>(pickBackground([], chance()));
  const logo$ = new BehaviorSubject<Looks['logo']>(idle);
  const tries$ = new BehaviorSubject(1);
  const loaded$ = new Subject<readonly Failure[]>();

  const token$ = derive({ access }, (now) => now.access.token);
  const question$ = derive({ token: token$, departmentId: departmentId$ }, (now) => now);

  const answers$ = question$.pipe(
    filter(({ token }) => token !== null),
    switchMap(({ departmentId }) =>
      combineLatest({ colors: port.colors(departmentId), images: port.images(departmentId) }),
    ),
    map((answers, place) => ({ ...answers, isFirst: place === 0 })),
    tap(({ colors, images, isFirst }) => {
      const failures = [colors, images].flatMap(failureOf);
      // [P-CENTER-24] A failure of one half resets both, but at the start the half that arrived is shown.
      const isReset = !isFirst && failures.length > 0;
      show(isReset || !colors.ok ? [] : colors.value, isReset || !images.ok ? [] : images.value);
      loaded$.next(failures);
    }),
  );

  function show(colors: readonly ColorEntry[], images: ImageList): void {
    if (!sameList(colors, colors$.value, (a, b) => a.name === b.name && a.color === b.color)) colors$.next(colors);
    if (sameList(images, images$.value, Object.is)) return;
    images$.next(images);
    // Picked once for each list of images, so that a new token does not change the picture.
    background$.next(pickBackground(images, chance()));
  }

  const logos$ = derive({ center: center$, departmentId: departmentId$, tries: tries$ }, (now) => now).pipe(
    switchMap(({ center, departmentId }): Observable<Looks['logo']> => {
      if (center === null) return of(idle);
      if (center.has_logo === false) return of(NO_LOGO);
      return merge(of(loading), firstLogo(port, logoSources(center.id, departmentId)));
    }),
    // The old logo stays until the new one is there.
    filter(({ status }) => status !== 'loading' || logo$.value.status === 'idle'),
    distinctUntilChanged(),
    tap((logo) => logo$.next(logo)),
  );

  return {
    looks$: derive({ colors: colors$, background: background$, logo: logo$ }, (now): Looks => now),
    loaded$: loaded$.asObservable(),
    follow: () => merge(answers$, logos$).subscribe(),
    /** Only a logo that failed for want of a network is loaded again. */
    askAgain() {
      const { value: logo } = logo$;
      if (logo.status === 'failed' && logo.failure.kind === 'unreachable') tries$.next(tries$.value + 1);
    },
  };
}

const NO_LOGO = toLoad(ok(null));

/** [P-CENTER-28] The logo of the first source that has one. */
function firstLogo(port: CenterPort, [source, ...others]: readonly LogoSource[]): Observable<Load<FileContent>> {
  if (!source) return of(idle);
  return port.logo(source).pipe(
    map(lightEnough),
    switchMap((logo) => (logo.ok || others.length === 0 ? of(toLoad(logo)) : firstLogo(port, others))),
  );
}

const lightEnough = (logo: Result<FileContent>): Result<FileContent> =>
  logo.ok && logo.value.bytes.length > CENTER.logoLargest
    ? fail({ kind: 'malformed', where: 'the logo', issues: [`${logo.value.bytes.length} bytes`] })
    : logo;

const failureOf = (result: Result<unknown>): readonly Failure[] => (result.ok ? [] : [result.error]);
