import { addressPart } from '@felles/core';
import { under } from './paths.ts';

/** Pages of members that the first files of the portal do not name. */
export const memberPaths = { messages: under('/messages'), news: under('/news') } as const;

/** The page of an agreement of the member, and the steps that change it. */
export const agreementPath = {
  pattern: '/:center/agreement/:contract/:step?',
  of: (center: string, contract: string, step?: AgreementStep): string =>
    ['', center, 'agreement', contract, ...(step ? [step] : [])].map(addressPart).join('/'),
} as const;
export type AgreementStep = 'end' | 'pause' | 'proof' | 'withdraw';
