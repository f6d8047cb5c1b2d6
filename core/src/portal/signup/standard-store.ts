import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { DirectDebitStatus } from '../tracking/happenings.ts';
import { createFlow } from './flow.ts';
import type { FlowView } from './flow-view.ts';
import { createGuided, type GuidedNeeds, machineGuide } from './guided.ts';
import { createReturn, type ReturnNeeds } from './returned.ts';
import { type StandardProgress, type StandardStep, standardMachine } from './standard.ts';

/** What the standard register shows. */
export interface StandardView extends FlowView<StandardStep> {
  /** [P-SIGNUP-88] How whoever comes back from signing was sent back; shown instead of the first step. */
  readonly returned: DirectDebitStatus | null;
  /** [P-SIGNUP-89] Without an address that may be left for there is no button to sign. */
  readonly canSign: boolean;
  /** [P-SIGNUP-67] Without direct debit there is an invoice to pay instead. */
  readonly invoiceId: string | null;
  readonly noDirectDebit: boolean;
}

export interface StandardStore {
  readonly view$: Behavior<StandardView>;
  open(): void;
  close(): void;
  go(step: StandardStep): void;
  next(): void;
  /** [P-SIGNUP-11] */
  sign(): void;
}

/** The register of a center whose members pay by direct debit alone. */
export function createStandardStore(needs: GuidedNeeds & ReturnNeeds): StandardStore {
  const { departure } = needs;
  const payer$ = new BehaviorSubject({});
  const flow = createFlow(needs, { name: 'member', path: 'ordinary', origin: departure.origin, payer$ });
  const returned = createReturn(needs, flow.draft$);

  const link$ = derive({ draft: flow.draft$ }, ({ draft: { sent } }) =>
    sent?.link && departure.mayLeaveFor(sent.link) ? sent.link : null,
  );
  const progress$ = derive(
    { progress: flow.progress$, link: link$ },
    ({ progress, link }): StandardProgress => ({ ...progress, canSign: link !== null }),
  );
  const guided = createGuided<StandardStep, StandardProgress>(needs, {
    flow,
    guide: machineGuide(standardMachine, ['center', 'personalia', 'confirm']),
    progress$,
    onSent: () => guided.go('confirm'),
    onEnd: sign,
  });

  function sign(): void {
    const link = link$.value;
    if (link === null) return;
    returned.remember();
    guided.sign(link);
  }

  return {
    view$: derive(
      { view: guided.view$, progress: progress$, draft: flow.draft$, callback: returned.callback$ },
      ({ view, progress, draft: { sent }, callback }): StandardView => ({
        ...view,
        returned: callback?.provider === 'directDebit' ? callback.status : null,
        canSign: progress.canSign && progress.sent === 'current',
        invoiceId: progress.sent === 'current' ? (sent?.invoiceId ?? null) : null,
        noDirectDebit: progress.membership?.noDirectDebit === true,
      }),
    ),
    open() {
      guided.open();
      const callback = returned.callback$.value;
      if (callback?.provider !== 'directDebit') return;
      returned.record('standard');
      if (callback.status === 'ok') {
        returned.forget();
        flow.end();
      }
    },
    close: guided.close,
    go: guided.go,
    next: guided.next,
    sign,
  };
}
