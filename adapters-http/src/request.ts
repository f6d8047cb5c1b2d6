import type { NamedFile } from '@felles/core';
import { bearerOf, type ServiceAccess } from '@felles/core/internal/shared/access';
import * as z from 'zod/mini';
import { type Call, type CallInput, KEY_ADDITION, KEY_HEADER } from './wire/call.ts';
import { FilePart } from './wire/values.ts';

/** A request before it is sent. */
export interface HttpRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
  readonly credentials: 'include' | 'same-origin';
  readonly cache?: 'no-store';
}

/** Pure: the request of a call. Throws only when the input cannot be written on the wire. */
export function requestFor(call: Call, input: CallInput, access: ServiceAccess, root: string): HttpRequest {
  const body = writeBody(call, input, access);
  return {
    url: address(call, input, access, root),
    method: call.method,
    headers: {
      ...headersFor(access),
      // The browser itself says how it parts the parts of a body.
      ...(body?.type && { 'Content-Type': body.type }),
      ...(call.takesKey && input.key !== undefined && knows(access, KEY_ADDITION) && { [KEY_HEADER]: input.key }),
    },
    body: body?.content ?? null,
    credentials: call.withCredentials ? 'include' : 'same-origin',
    // No cache keeps an answer to a token, where another user of the device could find it.
    ...((call.hasSideEffect || (call.access !== 'anyone' && bearerOf(access) !== null)) && { cache: 'no-store' }),
  };
}

/**
 * [P-TRANSPORT-08] [P-TRANSPORT-19] The address of a document that the browser opens by itself, with the headers in its
 * query.
 */
export function documentAddress(call: Call, input: CallInput, access: ServiceAccess, root: string): string {
  if (!call.opensByItself) throw new Error(`${call.path} takes its credentials in headers only`);
  const url = new URL(address(call, input, access, root), 'relative://');
  const token = bearerOf(access);
  if (token !== null) url.searchParams.set('token', token);
  if (access.session !== null) url.searchParams.set('session', access.session.id);
  return url.protocol === 'relative:' ? `${url.pathname}${url.search}` : url.href;
}

/** [P-TRANSPORT-01] REST calls go to the base from the manifest plus /rest; the manifest itself is at the root. */
function address(call: Call, input: CallInput, access: ServiceAccess, root: string): string {
  const base = call.under === 'root' ? root : `${serviceBase(access)}/rest`;
  return `${base}${fillPath(call, input)}${search(call, input, access)}`;
}

function serviceBase({ base }: ServiceAccess): string {
  if (base === null) throw new Error('the service has no address before its manifest is read');
  return base;
}

/** [P-TRANSPORT-02] The path with its values, encoded. Throws for a value that would make another path of it. */
function fillPath(call: Call, input: CallInput): string {
  if (!call.params) return call.path;
  const values = texts(z.encode(call.params, input.params));
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => pathPart(values[name] ?? ''));
}

function pathPart(value: string): string {
  // A lone dot or two would be taken as a step through the path, encoded or not.
  if (value === '' || value === '.' || value === '..') throw new Error('a path value is empty or a dot');
  return encodeURIComponent(value);
}

/** [P-TRANSPORT-03] The codecs of the wire table have already joined arrays by commas. */
function search(call: Call, input: CallInput, access: ServiceAccess): string {
  if (!call.query) return '';
  const pairs = Object.entries(texts(withoutUnknown(call, z.encode(call.query, input.query ?? {}), access)));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** [P-TRANSPORT-04] [P-TRANSPORT-05] [P-TRANSPORT-19] The headers of every call, also before there is a token. */
function headersFor(access: ServiceAccess): Readonly<Record<string, string>> {
  const token = bearerOf(access);
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(access.session !== null && { 'X-Session': access.session.id }),
  };
}

/** [P-TRANSPORT-06] Null for a call without a body. Of parts `fetch` itself writes the type, with their boundary. */
function writeBody(
  call: Call,
  input: CallInput,
  access: ServiceAccess,
): { readonly type?: string; readonly content: string | FormData } | null {
  if (!call.body) return null;
  const value = withoutUnknown(call, z.encode(call.body.schema, input.body), access);
  switch (call.body.format) {
    case 'form':
      return {
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        content: new URLSearchParams(texts(value)).toString(),
      };
    case 'parts':
      return { content: partsOf(value) };
    case 'json':
      return { type: 'application/json', content: JSON.stringify(value) };
  }
}

/** The project that an answer is about; null for one about none, or several. */
export function projectIn({ params, query }: CallInput): string | null {
  for (const part of [params, query])
    if (typeof part === 'object' && part !== null && 'project_id' in part && typeof part.project_id === 'string')
      return part.project_id;
  return null;
}

/** Whether it is known where a call goes: to the application itself, or to the service of the manifest. */
export const hasAddress = ({ under }: Call, { base }: ServiceAccess): boolean => under === 'root' || base !== null;

/** Whether the service has a call: one of its specification, or of an area that it says it offers. */
export const isOffered = ({ extension, alsoIn }: Call, access: ServiceAccess): boolean =>
  extension === null || [extension, ...alsoIn].some((name) => knows(access, name));

/** Whether the service says that it knows something beyond its specification. */
const knows = ({ additions = [] }: ServiceAccess, name: string): boolean => additions.includes(name);

/** A query or a body without our fields that the service does not know. */
function withoutUnknown({ added }: Call, sent: unknown, access: ServiceAccess): unknown {
  const unknown = Object.entries(added).flatMap(([field, name]) => (knows(access, name) ? [] : [field]));
  if (unknown.length === 0) return sent;
  return Object.fromEntries(Object.entries(sent ?? {}).filter(([field]) => !unknown.includes(field)));
}

function partsOf(value: unknown): FormData {
  const parts = new FormData();
  for (const [name, part] of Object.entries(value ?? {})) {
    const file = z.safeParse(FilePart, part);
    if (file.success) parts.append(name, fileOf(file.data));
    else if (part !== undefined && part !== null) parts.append(name, String(part));
  }
  return parts;
}

const fileOf = ({ name, type, bytes }: NamedFile): File => new File([new Uint8Array(bytes)], name, { type });

/** The fields that are present, each as the text it is on the wire. */
function texts(value: unknown): Readonly<Record<string, string>> {
  const present = Object.entries(value ?? {}).filter(([, field]) => field !== undefined && field !== null);
  return Object.fromEntries(present.map(([name, field]) => [name, String(field)]));
}
