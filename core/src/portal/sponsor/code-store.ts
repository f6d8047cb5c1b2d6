import { BehaviorSubject } from 'rxjs';
import { createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import { isRefused } from '../../shared/result.ts';
import type { SponsorMessage } from '../../texts/sponsor.ts';
import { shownCode, sponsorCode } from './code.ts';
import type { SponsorCodeDraft, SponsorCodeLookup, SponsorPort } from './model.ts';
import { codeFailure } from './rules.ts';

/** The field of a company's code, with the answer about it. */
export interface SponsorCodeView {
  /** The text of the field, in groups. */
  readonly shown: string;
  readonly status: CodeAnswer['status'];
  /** The company of a valid code, if the service names it. */
  readonly company: string | null;
  /** The problem, shown under the field. */
  readonly problem: SponsorMessage | null;
  readonly canLookUp: boolean;
  /** Grows with each rejection, so that the focus can move to the reason. */
  readonly rejections: number;
}

type CodeAnswer =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly departmentIds: readonly number[]; readonly company: string | null }
  | { readonly status: 'failed'; readonly why: SponsorMessage }
  /** It was valid before a reload, but the new check has failed. */
  | { readonly status: 'unconfirmed'; readonly why: SponsorMessage };

/** The code, as the steps of a sign-up read it. */
export interface SponsorCodeFacts {
  readonly code: string;
  readonly valid: boolean;
  /** [P-SPONSOR-44] The departments that a valid code allows; null without one. */
  readonly departmentIds: readonly number[] | null;
}

/** The field of the company's code. Its draft outlives a reload; `facts$` is for the next step. */
export interface SponsorCodeStore {
  readonly view$: Behavior<SponsorCodeView>;
  readonly facts$: Behavior<SponsorCodeFacts>;
  readonly draft$: Behavior<SponsorCodeDraft>;
  open(): void;
  close(): void;
  type(text: string): void;
  leave(): void;
  lookUp(): void;
  restore(draft: SponsorCodeDraft): void;
  reset(): void;
}

/** The check of a code, and the parameters of the address that may fill it in. */
export interface SponsorCodeNeeds {
  readonly port: Pick<SponsorPort, 'lookUpCode'>;
  /** The code in the address. */
  readonly parameter$: Behavior<string | null>;
  readonly contractId$: Behavior<string | null>;
}

interface Question {
  readonly code: string;
  readonly contractId: string | null;
}

interface State {
  readonly code: string;
  /** The service has confirmed it, and has not refused it since. */
  readonly wasValid: boolean;
  readonly wasLeft: boolean;
  readonly rejections: number;
  /** The looked-up code; null after a change. */
  readonly question: Question | null;
  /** The address's code that was put into the field. */
  readonly parameter: string | null;
}

const MISSING: SponsorMessage = { key: 'sponsor.codeMissing', params: {} };
// [P-SPONSOR-08] The field starts empty.
const EMPTY: State = { code: '', question: null, wasValid: false, wasLeft: false, rejections: 0, parameter: null };

/** The code of a sponsor: typed or from the address, and checked by the service. */
export function createSponsorCodeStore({ port, parameter$, contractId$ }: SponsorCodeNeeds): SponsorCodeStore {
  const state$ = new BehaviorSubject<State>(EMPTY);
  const query = createQuery({
    question$: derive({ state: state$ }, ({ state }) => state.question),
    ask: ({ code, contractId }: Question) => port.lookUpCode(code, contractId),
    failed: (failure) =>
      change({ wasValid: state$.value.wasValid && !isRefused(failure), rejections: state$.value.rejections + 1 }),
  });
  const answer$ = derive({ state: state$, found: query.answer$ }, ({ state, found }) =>
    codeAnswer(found.load, state.wasValid),
  );
  let isOpen = false;

  const change = (changes: Partial<State>): void => state$.next({ ...state$.value, ...changes });

  // [P-SPONSOR-10] A changed code loses its answer and its departments.
  const begin = (code: string): void => change({ code, question: null, wasValid: false });

  function lookUp(): void {
    const { code, question, rejections } = state$.value;
    const { status } = answer$.value;
    if (status === 'loading' || status === 'ready') return;
    if (code === '') change({ wasLeft: true, rejections: rejections + 1 });
    else if (question !== null) query.reload();
    else change({ question: { code, contractId: contractId$.value } });
  }

  function confirm(): void {
    if (isOpen && state$.value.wasValid) lookUp();
  }

  return {
    view$: derive({ state: state$, answer: answer$ }, ({ state: { code, wasLeft, rejections }, answer }) => ({
      shown: shownCode(code),
      status: answer.status,
      company: answer.status === 'ready' ? answer.company : null,
      // [P-SPONSOR-06] [P-SPONSOR-13]
      problem: 'why' in answer ? answer.why : code === '' && wasLeft ? MISSING : null,
      // [P-SPONSOR-07]
      canLookUp: code !== '' && answer.status !== 'loading',
      rejections,
    })),
    facts$: derive({ state: state$, answer: answer$ }, ({ state: { code }, answer }) => ({
      code,
      valid: answer.status === 'ready',
      departmentIds: answer.status === 'ready' ? answer.departmentIds : null,
    })),
    draft$: derive({ state: state$, answer: answer$ }, ({ state: { code, parameter, wasValid }, answer }) => ({
      code,
      parameter,
      wasValid: wasValid || answer.status === 'ready',
    })),
    open() {
      isOpen = true;
      query.open();
      const parameter = parameter$.value;
      // [P-SPONSOR-09] Text typed after a link was followed wins over the link.
      if (parameter !== null && parameter !== state$.value.parameter) {
        begin(sponsorCode(parameter));
        change({ parameter, wasLeft: false });
      }
      confirm();
    },
    // The query stays open, so that reopening the page does not look the code up again.
    close() {
      isOpen = false;
      if (answer$.value.status === 'loading') change({ question: null });
    },
    type(text) {
      const code = sponsorCode(text);
      if (code !== state$.value.code) begin(code);
    },
    leave: () => change({ wasLeft: true }),
    lookUp,
    restore({ code, parameter, wasValid }) {
      begin(sponsorCode(code));
      change({ parameter, wasValid, wasLeft: false });
      confirm();
    },
    reset: () => state$.next(EMPTY),
  };
}

function codeAnswer(load: Load<SponsorCodeLookup>, wasValid: boolean): CodeAnswer {
  switch (load.status) {
    case 'idle':
      return { status: 'idle' };
    case 'loading':
      return { status: 'loading' };
    case 'failed': {
      const isUnconfirmed = wasValid && !isRefused(load.failure);
      return { status: isUnconfirmed ? 'unconfirmed' : 'failed', why: codeFailure(load.failure) };
    }
    case 'ready': {
      const { AG_departments: departmentIds, navn } = load.value;
      return { status: 'ready', departmentIds, company: navn?.trim() || null };
    }
  }
}
