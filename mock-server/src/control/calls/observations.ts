import { call, IsoInstant, json } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { SentMessage } from '../../world/records/messages.ts';
import { Charge } from '../../world/records/payments.ts';
import { LedgerEntry } from '../../world/state.ts';
import { controlCall } from './control-call.ts';

export const JournalEntry = z.object({
  at: IsoInstant,
  method: z.string(),
  row: z.nullable(z.string()),
  path: z.string(),
  query: z.string(),
  status: z.nullable(z.number()),
  milliseconds: z.nullable(z.number()),
  fault: z.nullable(z.string()),
});
const Journal = z.array(JournalEntry);

export const journal = call({
  ...controlCall,
  method: 'GET',
  path: '/control/api/journal',
  summary: 'The latest calls, the newest last',
  reply: json(Journal),
});

export const clearJournal = {
  ...call({
    ...controlCall,
    method: 'POST',
    path: '/control/api/journal',
    summary: 'Forget the calls so far',
    reply: json(Journal),
  }),
  method: 'DELETE',
} as const;

export const ledger = call({
  ...controlCall,
  method: 'GET',
  path: '/control/api/ledger',
  summary: 'The ledger: each thing that came to be, the newest last',
  reply: json(z.array(LedgerEntry)),
});

export const charges = call({
  ...controlCall,
  method: 'GET',
  path: '/control/api/charges',
  summary: 'The charges, the newest last: at most one for every invoice',
  reply: json(z.array(Charge)),
});

export const messages = call({
  ...controlCall,
  method: 'GET',
  path: '/control/api/messages',
  summary: 'The SMS and e-mails that were sent, the newest last',
  reply: json(z.array(SentMessage)),
});

/** A browser's report of a breach of the page's policy. */
export const Violation = z.object({
  at: IsoInstant,
  directive: z.string(),
  blocked: z.string(),
  document: z.string(),
  source: z.string(),
});
const Violations = z.array(Violation);

export const violations = call({
  ...controlCall,
  method: 'GET',
  path: '/control/api/violations',
  summary: 'The breaches of policy by pages',
  reply: json(Violations),
});

export const clearViolations = {
  ...call({
    ...controlCall,
    method: 'POST',
    path: '/control/api/violations',
    summary: 'Forget these breaches',
    reply: json(Violations),
  }),
  method: 'DELETE',
} as const;

/** The report as browsers write it for report-uri. */
const PolicyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.nullish(z.string()),
    'violated-directive': z.nullish(z.string()),
    'effective-directive': z.nullish(z.string()),
    'blocked-uri': z.nullish(z.string()),
    'source-file': z.nullish(z.string()),
  }),
});

export const policyReport = call({
  ...controlCall,
  method: 'POST',
  path: '/control/csp-report',
  summary: 'Where browsers tell of breaches of the policy',
  body: { format: 'json', schema: PolicyReport },
  reply: json(z.object({ noted: z.boolean() })),
});
