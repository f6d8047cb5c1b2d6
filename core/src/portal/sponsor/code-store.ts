import { BehaviorSubject, Subscription } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { isRefused, type Result } from '../../shared/result.ts';
import { sponsorCode } from './code.ts';
import { type CodeAnswer, type CodeState, codeViewOf, type SponsorCodeView } from './code-view.ts';
import type { SponsorCodeDraft, SponsorCodeLookup } from './model.ts';
import type { SponsorPort } from './port.ts';
import { codeFailure } from './rules.ts';

/** What the steps of a sign-up ask about the code. */
export interface SponsorCodeFacts {
  readonly code: string;
  readonly valid: boolean;
  /** [P-SPONSOR-44] The departments a valid code opens; null where there is none, and so nothing is narrowed. */
  readonly departmentIds: readonly number[] | null;
}

export interface SponsorCodeStore {
  readonly view$: Behavior<SponsorCodeView>;
  readonly facts$: Behavior<SponsorCodeFacts>;
  readonly draft$: Behavior<SponsorCodeDraft>;
  open(): void;
  close(): void;
  type(text: string): void;
  /** The field was left. */
  leave(): void;
  lookUp(): void;
  restore(draft: SponsorCodeDraft): void;
  reset(): void;
}

export interface SponsorCodeNeeds {
  readonly port: Pick<SponsorPort, 'lookUpCode'>;
  /** The code that the address brought along. */
  readonly parameter$: Behavior<string | null>;
  readonly contractId$: Behavior<string | null>;
}

const UNCHECKED: CodeAnswer = { status: 'unchecked' };
// [P-SPONSOR-08] The field begins empty.
const EMPTY: CodeState = {
  code: '',
  answer: UNCHECKED,
  wasValid: false,
  wasLeft: false,
  setbacks: 0,
  parameter: null,
};

export function createSponsorCodeStore({ port, parameter$, contractId$ }: SponsorCodeNeeds): SponsorCodeStore {
  const state$ = new BehaviorSubject<CodeState>(EMPTY);
  let looking = Subscription.EMPTY;
  let isOpen = false;

  const change = (changes: Partial<CodeState>): void => state$.next({ ...state$.value, ...changes });

  // [P-SPONSOR-10] All that was known belonged to the code before, and so did the departments it opened.
  function begin(code: string): void {
    looking.unsubscribe();
    change({ code, answer: UNCHECKED, wasValid: false });
  }

  function lookUp(): void {
    const { code, answer, setbacks } = state$.value;
    if (answer.status === 'looking' || answer.status === 'valid') return;
    if (code === '') {
      change({ wasLeft: true, setbacks: setbacks + 1 });
      return;
    }
    change({ answer: { status: 'looking' } });
    looking = port.lookUpCode(code, contractId$.value).subscribe(learn);
  }

  function learn(result: Result<SponsorCodeLookup>): void {
    const { wasValid, setbacks } = state$.value;
    if (result.ok) {
      const { AG_departments: departmentIds, navn } = result.value;
      change({ answer: { status: 'valid', departmentIds, company: navn?.trim() || null }, wasValid: false });
      return;
    }
    // A valid code stays valid until the service says that it is not.
    const isUnsaid = wasValid && !isRefused(result.error);
    const answer = { status: isUnsaid ? 'unconfirmed' : 'refused', why: codeFailure(result.error) } as const;
    change({ answer, wasValid: isUnsaid, setbacks: setbacks + 1 });
  }

  function confirm(): void {
    if (isOpen && state$.value.wasValid) lookUp();
  }

  return {
    view$: derive({ state: state$ }, ({ state }) => codeViewOf(state)),
    facts$: derive({ state: state$ }, ({ state: { code, answer } }) => ({
      code,
      valid: answer.status === 'valid',
      departmentIds: answer.status === 'valid' ? answer.departmentIds : null,
    })),
    draft$: derive({ state: state$ }, ({ state: { code, parameter, answer, wasValid } }) => ({
      code,
      parameter,
      wasValid: wasValid || answer.status === 'valid',
    })),
    open() {
      isOpen = true;
      const parameter = parameter$.value;
      // [P-SPONSOR-09] What was typed since a link was followed counts for more than the link.
      if (parameter !== null && parameter !== state$.value.parameter) {
        begin(sponsorCode(parameter));
        change({ parameter, wasLeft: false });
      }
      confirm();
    },
    close() {
      isOpen = false;
      looking.unsubscribe();
      if (state$.value.answer.status === 'looking') change({ answer: UNCHECKED });
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
    reset() {
      looking.unsubscribe();
      state$.next(EMPTY);
    },
  };
}
