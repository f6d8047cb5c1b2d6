import {
  EndRequest,
  FreezeRequest,
  Month,
  AgreementRefusalDetail as refusal,
  WithdrawRequest,
} from '@felles/core/internal/portal/agreement/model';
import { AgreementTerms, FreezePreview } from '@felles/core/portal/agreement';
import { loggable } from '../call.ts';
import { member } from '../rows.ts';
import { WholeNumber } from '../values.ts';

/** [P-MEMBER-01] The names by which a service says that members end their agreements here, and pause them. */
const END = 'contract-end';
const FREEZE = 'contract-freeze';

const months = loggable({ from_month: Month, months: WholeNumber });

/** [P-MEMBER-34] Ending, withdrawing from and pausing an agreement of the member. Another's agreement is none here. */
export const agreement = {
  terms: member.get('/contracts/{contract_id}/terms', 'The terms of ending, pausing and withdrawing today', {
    reply: AgreementTerms,
    extension: END,
    alsoIn: [FREEZE],
  }),
  end: member.create('/contracts/{contract_id}/cancel', 'Ends an agreement, or asks its payer to', {
    body: EndRequest,
    reply: AgreementTerms,
    refusal,
    extension: END,
  }),
  takeBack: member.delete('/contracts/{contract_id}/cancel', 'Takes the ending of an agreement back', {
    reply: AgreementTerms,
    refusal,
    extension: END,
    takesKey: true,
  }),
  withdraw: member.create('/contracts/{contract_id}/withdraw', 'Withdraws from an agreement', {
    body: WithdrawRequest,
    reply: AgreementTerms,
    refusal,
    extension: END,
  }),
  preview: member.get('/contracts/{contract_id}/freeze/preview', 'The sums and dates of a pause', {
    query: months,
    reply: FreezePreview,
    refusal,
    extension: FREEZE,
  }),
  freeze: member.create('/contracts/{contract_id}/freeze', 'Pauses an agreement for whole months', {
    body: FreezeRequest,
    reply: AgreementTerms,
    refusal,
    extension: FREEZE,
  }),
  endFreeze: member.delete('/contracts/{contract_id}/freeze/{freeze_id}', 'Takes a pause back, or ends it early', {
    reply: AgreementTerms,
    refusal,
    extension: FREEZE,
    takesKey: true,
  }),
};
