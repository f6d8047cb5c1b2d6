// What a screen shows of a company's code.

import { shownCode } from './code.ts';
import type { SponsorMessage } from './messages.ts';

export interface SponsorCodeView {
  /** As it stands in its field, in groups. */
  readonly shown: string;
  readonly status: CodeAnswer['status'];
  /** The company of the code, once the code is known to be good and the service has named one. */
  readonly company: string | null;
  /** What is wrong with it, for under the field. */
  readonly problem: SponsorMessage | null;
  readonly canLookUp: boolean;
  /** Grows each time the code is turned down, so that the focus can move to the reason. */
  readonly setbacks: number;
}

export type CodeAnswer =
  | { readonly status: 'unchecked' | 'looking' }
  | { readonly status: 'valid'; readonly departmentIds: readonly number[]; readonly company: string | null }
  | { readonly status: 'refused'; readonly why: SponsorMessage }
  /** It was valid before the page was loaded again, and whether it still is could not be asked. */
  | { readonly status: 'unconfirmed'; readonly why: SponsorMessage };

export interface CodeState {
  readonly code: string;
  readonly answer: CodeAnswer;
  /** It was valid before the page was loaded or left, and is looked up again. */
  readonly wasValid: boolean;
  readonly wasLeft: boolean;
  readonly setbacks: number;
  /** The parameter that was taken over. */
  readonly parameter: string | null;
}

const MISSING: SponsorMessage = { key: 'sponsor.codeMissing', params: {} };

export function codeViewOf({ code, answer, wasLeft, setbacks }: CodeState): SponsorCodeView {
  const isMissing = code === '';
  return {
    shown: shownCode(code),
    status: answer.status,
    company: answer.status === 'valid' ? answer.company : null,
    // [P-SPONSOR-06] [P-SPONSOR-13]
    problem: 'why' in answer ? answer.why : isMissing && wasLeft ? MISSING : null,
    // [P-SPONSOR-07]
    canLookUp: !isMissing && answer.status !== 'looking',
    setbacks,
  };
}
