import type { Load } from '../../shared/load.ts';
import { isRefused } from '../../shared/result.ts';
import { shownCode } from './code.ts';
import type { SponsorMessage } from './messages.ts';
import type { SponsorCodeLookup } from './model.ts';
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
  | { readonly status: 'unchecked' | 'looking' }
  | { readonly status: 'valid'; readonly departmentIds: readonly number[]; readonly company: string | null }
  | { readonly status: 'refused'; readonly why: SponsorMessage }
  /** It was valid before a reload, but the new check has failed. */
  | { readonly status: 'unconfirmed'; readonly why: SponsorMessage };

export interface CodeState {
  readonly code: string;
  /** The service has confirmed it, and has not refused it since. */
  readonly wasValid: boolean;
  readonly wasLeft: boolean;
  readonly rejections: number;
}

const MISSING: SponsorMessage = { key: 'sponsor.codeMissing', params: {} };

export function codeAnswer(load: Load<SponsorCodeLookup>, wasValid: boolean): CodeAnswer {
  switch (load.status) {
    case 'idle':
      return { status: 'unchecked' };
    case 'loading':
      return { status: 'looking' };
    case 'failed': {
      const isUnconfirmed = wasValid && !isRefused(load.failure);
      return { status: isUnconfirmed ? 'unconfirmed' : 'refused', why: codeFailure(load.failure) };
    }
    case 'ready': {
      const { AG_departments: departmentIds, navn } = load.value;
      return { status: 'valid', departmentIds, company: navn?.trim() || null };
    }
  }
}

export function codeViewOf({ code, wasLeft, rejections }: CodeState, answer: CodeAnswer): SponsorCodeView {
  const isMissing = code === '';
  return {
    shown: shownCode(code),
    status: answer.status,
    company: answer.status === 'valid' ? answer.company : null,
    // [P-SPONSOR-06] [P-SPONSOR-13]
    problem: 'why' in answer ? answer.why : isMissing && wasLeft ? MISSING : null,
    // [P-SPONSOR-07]
    canLookUp: !isMissing && answer.status !== 'looking',
    rejections,
  };
}
