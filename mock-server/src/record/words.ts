// The words of the services for states, kinds, rights and parts, which name no person in any field.
import { WIRE } from '@felles/adapters-http/wire';
import { NOTICE_KINDS } from '@felles/core/internal/portal/notices/rules';
import { CHECKPOINT_STATUSES } from '@felles/core/internal/workspace/checklists/rules';
import { SIGHTS } from '@felles/core/internal/workspace/me/model';
import { ACTS } from '@felles/core/internal/workspace/notifications/rules';
import { SITE_RIGHTS } from '@felles/core/internal/workspace/projects/rights';
import { ASSIGNEE_STATUSES, COMPLETION_STATUSES, STATUS_TAGS } from '@felles/core/internal/workspace/tasks/rules';
import { demoPortlets } from '@felles/fixtures/workspace/day';
import type * as z from 'zod/mini';
import { namedAt, placesOf } from './places.ts';

/** Known to the rules; their schemas take any text, as services may send others. */
const OF_RULES: readonly (readonly string[])[] = [
  ...[ASSIGNEE_STATUSES, COMPLETION_STATUSES, STATUS_TAGS, CHECKPOINT_STATUSES],
  ...[ACTS, NOTICE_KINDS, SIGHTS, SITE_RIGHTS],
];

/** Shown as they come, or compared one by one: no list of the code has them. */
const OF_SERVICES = [
  'ok done male female primary secondary building client supplier external member payer folder document chat checkin',
  'panel person task deviation deadline start day week month year measure select textfield registered comment signed',
  'QUALITY ENVIRONMENT HAZARD NEAR_MISS ACCIDENT OWN_WISH PREGNANCY EHF avtalegiro invoice card make_register',
  'VOID PAYMENTABORT PAYMENTFAILED PAYMENTSTARTED PAYMENTSUCCESS',
].flatMap((line) => line.split(' '));

let known: ReadonlySet<string> | null = null;

export function isWord(text: string): boolean {
  known ??= new Set([
    ...OF_RULES.flat(),
    ...OF_SERVICES,
    ...demoPortlets().flatMap(({ type, tag_name: tag }) => [type, tag]),
    ...wordsOfSchemas(),
  ]);
  return known.has(text);
}

/** Every word that a schema of the calls names, at any depth. */
function wordsOfSchemas(): readonly string[] {
  const words: string[] = [];
  const seen = new Set<z.core.$ZodType>();
  function visit(schema: z.core.$ZodType | undefined): void {
    if (schema === undefined || seen.has(schema)) return;
    seen.add(schema);
    for (const place of placesOf(schema)) {
      words.push(...namedAt(place).map(String));
      if (place.type === 'object') for (const field of Object.values(place.shape)) visit(field);
      if (place.type === 'array') visit(place.element);
      if (place.type === 'record') for (const part of [place.keyType, place.valueType]) visit(part);
    }
  }
  for (const { query, params, body, reply } of Object.values(WIRE))
    for (const schema of [query, params, body?.schema, reply.kind === 'json' ? reply.schema : undefined]) visit(schema);
  return words;
}
