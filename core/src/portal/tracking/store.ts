import { BehaviorSubject, of } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { ok } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import type { KeyValue, SharedKeyValue } from '../../shell/ports.ts';
import type { TrackingSetup } from '../center/model.ts';
import {
  type Consent,
  type ConsentDialog,
  completedKey,
  consentKey,
  dialogFor,
  parseCompleted,
  parseConsent,
} from './rules.ts';
import { type CenterTracking, createTrackerRun } from './run.ts';
import { type Tracker, type TrackerPort, type TrackingPort, trackerOf } from './trackers.ts';
import { eventsFor, signupCompletedBy, type VisitorAction } from './visitor-actions.ts';

/** The dialog about consent, and the button that opens it again. */
export interface TrackingView {
  readonly consent: Consent;
  /** The center's tracker, whether it runs or not; null without one. */
  readonly tracker: Tracker | null;
  readonly dialog: ConsentDialog;
  /** The consent was withdrawn: the script stays until the next page load, but sends nothing. */
  readonly isWithdrawn: boolean;
}

/** Loads the center's tracker after consent, and never before; each visitor decides for one center. */
export interface TrackingStore {
  readonly view$: Behavior<TrackingView>;
  open(): void;
  close(): void;
  /** Counts an action if there is consent now; otherwise it is dropped. */
  record(action: VisitorAction): void;
  /** [P-TRACKING-10] Counts the start of the signing, and then leaves. */
  leaveForSigning(leave: () => void): void;
  accept(): void;
  /** Also withdraws an earlier consent. */
  reject(): void;
  reopen(): void;
  closeDialog(): void;
  /** Called after a change of the address. */
  moved(): void;
}

/** The trackers of the center, the storage of the consent, and the place where a script runs. */
export interface TrackingNeeds {
  readonly port: TrackingPort;
  /** The center's code, and the trackers in its record. */
  readonly center: { readonly code: string; readonly tracking: TrackingSetup | null | undefined };
  readonly saved: SharedKeyValue;
  /** Storage for this tab. */
  readonly tab: KeyValue;
  readonly tracker: TrackerPort;
  /** The page's current address, from the path on. */
  readonly address: () => string;
}

/** Counts visits and sign-ups, once the visitor has agreed to it. */
export function createTrackingStore(needs: TrackingNeeds): TrackingStore {
  const { center, saved, tab, tracker: place } = needs;
  const consent$ = new BehaviorSubject<Consent>('unknown');
  const center$ = new BehaviorSubject<CenterTracking | null>(null);
  const reopened$ = new BehaviorSubject(false);
  let chosenByHand = false;
  let completed: readonly string[] = [];
  const scope = createScope();

  const run = createTrackerRun({ place, center$, consent$, address: needs.address });

  /** Applies a consent of this page, an earlier visit or another tab. */
  function become(consent: Consent): void {
    const isWithdrawal = consent$.value === 'accepted' && consent !== 'accepted';
    consent$.next(consent);
    run.settle();
    if (isWithdrawal) place.forget();
  }

  function choose(consent: Consent): void {
    chosenByHand = true;
    reopened$.next(false);
    // Stored first. Without storage, the choice counts for this page.
    saved.write(consentKey(center.code), consent).subscribe();
    become(consent);
  }

  function record(action: VisitorAction): void {
    const events = eventsFor(action, completed);
    const signup = signupCompletedBy(action);
    if (signup !== null && !completed.includes(signup)) {
      completed = [...completed, signup];
      if (run.maySend()) tab.write(completedKey(center.code), JSON.stringify(completed)).subscribe();
    }
    for (const event of events) run.send(event);
  }

  return {
    view$: derive(
      { consent: consent$, center: center$, loaded: run.loaded$, reopened: reopened$ },
      ({ consent, center: setup, loaded, reopened }): TrackingView => {
        const tracker = setup?.tracker ?? null;
        return {
          consent,
          tracker,
          dialog: dialogFor(consent, tracker, reopened),
          isWithdrawn: loaded !== null && consent !== 'accepted',
        };
      },
    ),
    open() {
      scope.reopen();
      const key = consentKey(center.code);
      scope.add(
        saved.read(key).subscribe((stored) => {
          if (!chosenByHand) become(parseConsent(stored.ok ? stored.value : null));
        }),
      );
      scope.add(saved.writtenElsewhere(key).subscribe((stored) => become(parseConsent(stored))));
      scope.add(
        tab.read(completedKey(center.code)).subscribe((stored) => {
          completed = [...completed, ...parseCompleted(stored.ok ? stored.value : null)];
        }),
      );
      // [P-TRACKING-16] Requested only if the center's own record says nothing.
      const setup$ = center.tracking ? of(ok(center.tracking)) : needs.port.setup();
      scope.add(
        setup$.subscribe((setup) => {
          center$.next({
            tracker: setup.ok ? trackerOf(setup.value) : null,
            omitsPrivateSignups: setup.ok && setup.value.omitPrivateSignups === true,
          });
          run.settle();
        }),
      );
    },
    close: scope.close,
    record,
    leaveForSigning(leave) {
      record({ kind: 'redirectedToSigning' });
      leave();
    },
    accept: () => choose('accepted'),
    reject: () => choose('rejected'),
    reopen: () => reopened$.next(true),
    closeDialog: () => reopened$.next(false),
    moved: run.settle,
  };
}
