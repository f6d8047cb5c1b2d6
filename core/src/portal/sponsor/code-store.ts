import { BehaviorSubject, Subscription } from 'rxjs';
import type { Message } from '../../messages.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Result } from '../../shared/result.ts';
import { sponsorCode } from './code.ts';
import { type CodeAnswer, type CodeState, codeViewOf, type SponsorCodeView } from './code-view.ts';
import type { SponsorCodeDraft, SponsorCodeLookup } from './model.ts';
import type { SponsorPort } from './port.ts';

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
const EMPTY: CodeState = { code: '', answer: UNCHECKED, wasLeft: false, setbacks: 0, parameter: null };

export function createSponsorCodeStore({ port, parameter$, contractId$ }: SponsorCodeNeeds): SponsorCodeStore {
  const state$ = new BehaviorSubject<CodeState>(EMPTY);
  let looking = Subscription.EMPTY;
  let isOpen = false;
  /** A code that was valid before the page was loaded again, and is looked up once the page is there. */
  let isToBeConfirmed = false;

  const change = (changes: Partial<CodeState>): void => state$.next({ ...state$.value, ...changes });

  // [P-SPONSOR-10] Whatever was known was known of the code before, and so were the departments it opened.
  function begin(code: string): void {
    looking.unsubscribe();
    isToBeConfirmed = false;
    change({ code, answer: UNCHECKED });
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
    if (result.ok) change({ answer: { status: 'valid', departmentIds: result.value.AG_departments } });
    else turnDown(describeFailure(result.error));
  }

  const turnDown = (why: Message): void =>
    change({ answer: { status: 'refused', why }, setbacks: state$.value.setbacks + 1 });

  function confirm(): void {
    if (!isOpen || !isToBeConfirmed) return;
    isToBeConfirmed = false;
    lookUp();
  }

  return {
    view$: derive({ state: state$ }, ({ state }) => codeViewOf(state)),
    facts$: derive({ state: state$ }, ({ state: { code, answer } }) => ({
      code,
      valid: answer.status === 'valid',
      departmentIds: answer.status === 'valid' ? answer.departmentIds : null,
    })),
    draft$: derive({ state: state$ }, ({ state: { code, parameter, answer } }) => ({
      code,
      parameter,
      wasValid: answer.status === 'valid' || isToBeConfirmed,
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
      change({ parameter, wasLeft: false });
      isToBeConfirmed = wasValid;
      confirm();
    },
    reset() {
      looking.unsubscribe();
      isToBeConfirmed = false;
      state$.next(EMPTY);
    },
  };
}
