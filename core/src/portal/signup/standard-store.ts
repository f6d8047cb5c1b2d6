import { BehaviorSubject, Subscription } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { CenterStore } from '../center/store.ts';
import type { PayingStore } from '../payment/paying.ts';
import type { MoneyView, MoneyWatch } from '../payment/watch.ts';
import type { DirectDebitStatus } from '../tracking/happenings.ts';
import { createFlow } from './flow.ts';
import type { FlowView } from './flow-view.ts';
import { machineGuide } from './guide.ts';
import { createGuided, type GuidedNeeds } from './guided.ts';
import { createReturn, type ReturnNeeds } from './returned.ts';
import { signingLink } from './signing-link.ts';
import { type StandardProgress, type StandardStep, standardMachine } from './standard.ts';

/** What the standard register shows. */
export interface StandardView extends FlowView<StandardStep> {
  /** [P-SIGNUP-88] How whoever comes back from signing was sent back; shown instead of the first step. */
  readonly returned: DirectDebitStatus | null;
  /** [P-SIGNUP-89] Without an address that may be left for there is no button to sign. */
  readonly canSign: boolean;
  readonly noDirectDebit: boolean;
  /** [P-SIGNUP-67] What is to be paid first, as the service has it; null where it has given no invoice for what is chosen. */
  readonly money: MoneyView | null;
}

export interface StandardStore {
  readonly view$: Behavior<StandardView>;
  open(): void;
  close(): void;
  go(step: StandardStep): void;
  next(): void;
  /** Asks once more who is logged in. */
  askWho(): void;
  /** [P-SIGNUP-11] */
  sign(): void;
  /** How it came back from signing has been read: the steps are shown again, with everything in them. */
  review(): void;
}

export type RegisterNeeds = GuidedNeeds &
  ReturnNeeds & {
    readonly center: Pick<CenterStore, 'departments$'>;
    readonly money: MoneyWatch;
    readonly paying: PayingStore;
  };

/** The register of a center whose members pay by direct debit alone. */
export function createStandardStore(needs: RegisterNeeds): StandardStore {
  const { departure, money } = needs;
  const payer$ = new BehaviorSubject({});
  const flow = createFlow(needs, { name: 'member', path: 'ordinary', origin: departure.origin, payer$ });
  const returned = createReturn(needs, flow.draft$);

  let running = Subscription.EMPTY;
  const invoiceId$ = derive({ draft: flow.draft$ }, ({ draft: { sent } }) => sent?.invoiceId ?? null);
  const link$ = signingLink(flow.draft$, departure);
  const progress$ = derive(
    { progress: flow.progress$, link: link$ },
    ({ progress, link }): StandardProgress => ({ ...progress, canSign: link !== null }),
  );
  const guided = createGuided<StandardStep, StandardProgress>(needs, {
    flow,
    guide: machineGuide(standardMachine, ['center', 'personalia', 'confirm']),
    progress$,
    counted: 'member',
    onSent: () => guided.go('confirm'),
    onEnd: sign,
  });
  // Whatever has been sent is found again, also if the page was left before the answer came.
  flow.sent$.subscribe(returned.remember);

  function sign(): void {
    const link = link$.value;
    if (link !== null && progress$.value.sent === 'current') guided.sign(link);
  }

  function takeUp(): void {
    const callback = returned.callback$.value;
    if (callback === null) needs.tracking.record({ kind: 'opened', flow: 'member' }); // [P-TRACKING-01]
    if (callback?.provider !== 'directDebit') return;
    returned.record('standard');
    // An address alone ends nothing: what was never sent stays.
    if (callback.status !== 'ok' || flow.draft$.value.sent === null) return;
    returned.forget();
    flow.end();
  }

  return {
    view$: derive(
      {
        view: guided.view$,
        progress: progress$,
        invoiceId: invoiceId$,
        callback: returned.callback$,
        money: money.view$,
      },
      ({ view, progress, invoiceId, callback, money: known }): StandardView => ({
        ...view,
        returned: callback?.provider === 'directDebit' ? callback.status : null,
        canSign: progress.canSign && progress.sent === 'current',
        noDirectDebit: progress.membership?.noDirectDebit === true,
        money: progress.sent === 'current' && invoiceId !== null ? known : null,
      }),
    ),
    open() {
      running.unsubscribe();
      running = invoiceId$.subscribe((id) => id !== null && money.look(id));
      guided.open(() => running.add(returned.open(takeUp)));
    },
    close() {
      running.unsubscribe();
      money.close();
      guided.close();
    },
    go: guided.go,
    next: guided.next,
    askWho: guided.askWho,
    sign,
    review: returned.unsay,
  };
}
