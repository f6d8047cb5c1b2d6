// Changes that come late, twice, or after those of another user: each is done once, and never silently over another.
import { createHash } from 'node:crypto';
import type { NamedFile } from '@felles/core';
import type { RecordPhoto } from '@felles/core/internal/workspace/site-work/model';
import * as z from 'zod/mini';
import { invalid, refusal } from './refusals.ts';
import type { Service } from './row.ts';
import { type Table, table } from './tables/table.ts';

const Made = z.object({ name: z.string(), record: z.string(), content: z.string() });

/** [W-SITE-09] The client ids of records, for ever. */
const openMade = table<z.infer<typeof Made>>({
  name: 'client-ids',
  schema: Made,
  idOf: ({ name }) => name,
  channelsOf: () => [],
  events: null,
  demo: () => [],
});

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The place and the body of a call that creates a record. */
interface Creation {
  readonly params?: unknown;
  readonly body: { readonly client_id?: string | undefined; readonly [field: string]: unknown };
}

/**
 * [W-SITE-09] [W-SITE-61] The record of a client id, made at its first call. With other content it is refused; without a
 * client id each call makes one.
 */
export function createOnce<T>(
  { world, publish }: Pick<Service, 'world' | 'publish'>,
  kind: string,
  { params, body }: Creation,
  rows: Pick<Table<T>, 'idOf' | 'get'>,
  create: () => T,
): T {
  // Two tabs that save one draft differ in the instant alone.
  const { client_id: clientId, registered_at: _, at: _at, ...rest } = body;
  if (clientId === undefined) return create();
  if (!UUID.test(clientId)) throw invalid('client_id er ikke en UUID.', 'client_id', 'BadRequest');
  const made = openMade(world, publish);
  const name = `${kind} ${clientId.toLowerCase()}`;
  const content = createHash('sha256')
    .update(JSON.stringify([params, rest]))
    .digest('base64url');
  const known = made.get(name);
  if (known === null) {
    const row = create();
    made.put({ name, record: rows.idOf(row), content });
    return row;
  }
  const row = rows.get(known.record);
  if (row === null) throw refusal(404, 'Finnes ikke lenger.');
  if (known.content !== content)
    throw refusal(409, 'Dette er alt registrert, med annet innhold.', 'Exists', undefined, { id: known.record });
  return row;
}

/** [W-SITE-61] A photo is made once for its client id, and refused with other bytes. */
export const photoOnce = (
  service: Pick<Service, 'world' | 'publish'>,
  kind: string,
  { params, body: { file, client_id } }: { readonly params: unknown; readonly body: PhotoBody },
  photos: { get(id: string): RecordPhoto | null; create(): RecordPhoto },
): RecordPhoto => {
  const digest = createHash('sha256').update(file.bytes).digest('base64url');
  const rows = { idOf: ({ photo_id: id }: RecordPhoto) => id, get: photos.get };
  return createOnce(service, kind, { params, body: { client_id, digest } }, rows, photos.create);
};

interface PhotoBody {
  readonly file: NamedFile;
  readonly client_id: string;
}

/** The author and the time of a field's last change. */
export interface LastChange {
  readonly by: string | null;
  readonly at: string | null;
}

/**
 * [W-SITE-24] Refuses a change as a whole if a field has another value than the user saw, and than the user wants. The
 * values that the user saw are in `was`, each under the name of its field.
 */
export function refuseChanged(
  record: object,
  change: object,
  was: object | undefined,
  lastChange: (field: string) => LastChange,
): void {
  const seen = valuesOf(was ?? {});
  const now = valuesOf(record);
  const fields: Record<string, unknown> = {};
  for (const [field, wanted] of Object.entries(change)) {
    if (wanted === undefined) continue;
    if (!seen.has(field)) throw invalid('Verdien som ble endret, mangler.', `was.${field}`, 'BadRequest');
    const value = now.get(field) ?? null;
    if (!isAlike(value, seen.get(field)) && !isAlike(value, wanted)) fields[field] = { value, ...lastChange(field) };
  }
  if (Object.keys(fields).length > 0)
    throw refusal(409, 'En annen har endret dette i mellomtiden.', 'Changed', undefined, { fields });
}

const valuesOf = (record: object): ReadonlyMap<string, unknown> => new Map(Object.entries(record));

/** No text, null and a missing value are alike. */
const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one === '' ? null : (one ?? null)) === JSON.stringify(other === '' ? null : (other ?? null));
