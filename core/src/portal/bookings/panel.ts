// The panel of one class of the timetable, and the freshness of the weeks that the member looks at.
import {
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  filter,
  interval,
  map,
  type Observable,
  pairwise,
  type SchedulerLike,
  switchMap,
  timer,
} from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Instant, isoDate, parseIsoDate } from '../../shared/dates.ts';
import { createScope } from '../../shared/scope.ts';
import type { PageAddress } from '../../shell/ports.ts';
import type { ToastStore } from '../../shell/toasts.ts';
import type { BookingMessage } from '../../texts/bookings.ts';
import type { BookableClass, TimetableStore } from '../timetable/index.ts';
import { standingIn } from '../timetable/rules.ts';
import { type Acts, type ClassNews, type PressProgress, stillHolds } from './acts.ts';
import {
  type Act,
  type ClassKey,
  type ClassState,
  classKeyOf,
  isWatched,
  keyText,
  promotionsIn,
  stateOf,
  withBooking,
} from './rules.ts';
import {
  answerOf,
  type ClassAnswer,
  lastKnownMessage,
  pressAnswer,
  promotionMessage,
  SIGNED_OUT,
  WITHOUT_NETWORK,
} from './words.ts';

/** The panel of a class. */
export interface ClassPanel {
  readonly of: ClassKey;
  readonly record: BookableClass;
  readonly state: ClassState;
  /** The words for the class, or for the last press on it. */
  readonly answer: ClassAnswer;
  /** Why the act cannot be sent now; null where it can. */
  readonly obstacle: BookingMessage | null;
  readonly progress: PressProgress;
  /** [P-MEMBER-06] The visitor must log in first. */
  readonly isSignedOut: boolean;
  /** Since when the network is gone; null while it is there. */
  readonly offlineSince: Instant | null;
  readonly now: Instant;
}

export interface ClassPanelStore {
  /** Null while no class is open, or it is not in the shown week. */
  readonly view$: Behavior<ClassPanel | null>;
  /** Opens the panel of the class that the address names, and keeps the week up to date. */
  open(): void;
  close(): void;
  show(record: BookableClass): void;
  hide(): void;
  press(act: Act, overlaps?: boolean): void;
  check(): void;
  clear(): void;
}

export interface ClassPanelNeeds {
  readonly acts: Acts;
  readonly timetable: Pick<TimetableStore, 'classes$' | 'refresh' | 'replace' | 'chooseDay'>;
  /** The session of a member; null for a visitor. */
  readonly member$: Behavior<string | null>;
  readonly online$: Behavior<boolean>;
  readonly visible$: Behavior<boolean>;
  readonly returned$: Observable<unknown>;
  readonly address: PageAddress;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly clock: SchedulerLike;
}

const MINUTE = 60_000;

/** The parameter of the address with the class of the panel, so that a visitor comes back to it after the log-in. */
const PARAMETER = 'class';
const IDLE: PressProgress = { kind: 'idle' };

const addressOf = ({ date, class: id }: ClassKey): string => `${isoDate(date)}.${id}`;

function keyIn(text: string | null): ClassKey | null {
  const [, day = '', id] = /^(\d{4}-\d\d-\d\d)\.(\d{1,15})$/.exec(text ?? '') ?? [];
  const date = parseIsoDate(day);
  return date === null ? null : { date, class: Number(id) };
}

/** Emits at every whole minute while it is subscribed: deadlines are whole minutes. */
export const everyMinute = (clock: SchedulerLike): Observable<Instant> =>
  timer(MINUTE - (clock.now() % MINUTE), MINUTE, clock).pipe(map(() => clock.now()));

/** Since when there is no network, at the last change of it. */
export const offlineSince = (
  online$: Behavior<boolean>,
  clock: Pick<SchedulerLike, 'now'>,
): Observable<Instant | null> => online$.pipe(map((isOnline) => (isOnline ? null : clock.now())));

export function createClassPanel(needs: ClassPanelNeeds): ClassPanelStore {
  const { acts, timetable, member$, online$, visible$, returned$, address, toasts, clock } = needs;
  const shown$ = new BehaviorSubject<ClassKey | null>(null);
  const now$ = new BehaviorSubject<Instant>(clock.now());
  const offline$ = new BehaviorSubject<Instant | null>(null);
  const scope = createScope();

  const find = (of: ClassKey): BookableClass | undefined =>
    timetable.classes$.value.find((record) => {
      const key = classKeyOf(record);
      return key !== null && keyText(key) === keyText(of);
    });
  const isWatching$ = derive(
    { classes: timetable.classes$, member: member$ },
    ({ classes, member }) => member !== null && classes.some((record) => isWatched(record, clock.now())),
  );

  function hear({ of, record, booking }: ClassNews): void {
    const known = find(of);
    if (record !== null) timetable.replace(record);
    else if (known !== undefined && booking !== undefined) timetable.replace(withBooking(known, booking));
    timetable.refresh();
  }

  /** [P-MEMBER-17] A place that came from the queue while the member looked on. */
  function announce([before, after]: readonly [readonly BookableClass[], readonly BookableClass[]]): void {
    for (const record of promotionsIn(before, after)) {
      const key = classKeyOf(record);
      if (key !== null && (acts.progress$.value.get(keyText(key)) ?? IDLE).kind !== 'idle') continue;
      toasts.show({ type: 'success', duration: 0, ...promotionMessage(record, clock.now()) });
    }
  }

  /** The answer of the service changes with a deadline. */
  function tick(now: Instant): void {
    const before = now$.value;
    now$.next(now);
    const deadlines = view$.value?.state.deadlines;
    if (deadlines && Object.values(deadlines).some((at) => at !== null && before < at && at <= now))
      timetable.refresh();
  }

  const view$ = derive(
    {
      shown: shown$,
      classes: timetable.classes$,
      progress: acts.progress$,
      member: member$,
      now: now$,
      offline: offline$,
    },
    ({ shown, progress, member, now, offline }): ClassPanel | null => {
      const record = shown && find(shown);
      if (!shown || !record) return null;
      const last = progress.get(keyText(shown)) ?? IDLE;
      const own = stillHolds(last, standingIn(record)) ? last : IDLE;
      const state = actBy(own, stateOf(record, now));
      return {
        of: shown,
        record,
        state,
        answer: answerIn(record, state, { own, member, offline, now }),
        obstacle: offline === null ? null : WITHOUT_NETWORK,
        progress: own.kind === 'offline' && offline === null ? IDLE : own,
        isSignedOut: member === null,
        offlineSince: offline,
        now,
      };
    },
  );

  return {
    view$,
    open() {
      scope.reopen();
      now$.next(clock.now());
      const wanted = keyIn(address.parameter(PARAMETER));
      shown$.next(wanted);
      if (wanted) timetable.chooseDay(wanted.date);
      scope.add(everyMinute(clock).subscribe(tick));
      scope.add(offlineSince(online$, clock).subscribe((at) => offline$.next(at)));
      scope.add(acts.news$.subscribe(hear));
      scope.add(timetable.classes$.pipe(pairwise()).subscribe(announce));
      // [P-MEMBER-28] Never while the page is hidden.
      const isLooking$ = derive({ isWatching: isWatching$, visible: visible$ }, (now) => now.isWatching && now.visible);
      scope.add(
        isLooking$
          .pipe(
            distinctUntilChanged(),
            switchMap((isLooking) => (isLooking ? interval(MINUTE, clock) : EMPTY)),
          )
          .subscribe(timetable.refresh),
      );
      scope.add(returned$.pipe(filter(() => isWatching$.value)).subscribe(timetable.refresh));
    },
    close() {
      scope.close();
      shown$.next(null);
    },
    show(record) {
      const key = classKeyOf(record);
      if (key === null) return;
      acts.clear(key);
      now$.next(clock.now());
      shown$.next(key);
      address.setParameter(PARAMETER, addressOf(key));
    },
    hide() {
      shown$.next(null);
      address.setParameter(PARAMETER, null);
    },
    press(act, overlaps) {
      if (shown$.value && member$.value !== null) acts.press(shown$.value, act, overlaps);
    },
    check() {
      if (shown$.value) acts.check(shown$.value);
    },
    clear() {
      if (shown$.value) acts.clear(shown$.value);
    },
  };
}

/** The act after a press: none while its outcome is asked for, and late where the service says so, by a clock that is right. */
function actBy(own: PressProgress, state: ClassState): ClassState {
  if (own.kind === 'checking') return { ...state, act: null };
  const isLate = own.kind === 'refused' && own.type === 'Late';
  return isLate && state.act !== null ? { ...state, act: { ...state.act, isLate } } : state;
}

/** The newest words: the log-in, the press, the network that is gone, or the class as it is. */
function answerIn(
  record: BookableClass,
  state: ClassState,
  now: {
    readonly own: PressProgress;
    readonly member: string | null;
    readonly offline: Instant | null;
    readonly now: Instant;
  },
): ClassAnswer {
  const answer = answerOf(record, state, now.now);
  if (now.member === null && state.kind !== 'cancelled' && state.kind !== 'started') return SIGNED_OUT;
  const pressed = pressAnswer(now.own, now.now, standingIn(record));
  if (pressed !== null) return { ...answer, ...pressed };
  const title = now.offline === null ? null : lastKnownMessage(state, now.offline);
  return title === null ? answer : { ...answer, title };
}
