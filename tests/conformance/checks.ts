import { createHttp, type HttpAnswer, interpret, requestFor } from '@felles/adapters-http';
import { type Call, center, ErrorBody, payment, sponsor, timetable, WIRE } from '@felles/adapters-http/wire';
import { createAccess, mondayOf, osloDay, type Result, weekInstants } from '@felles/core';
import { asyncScheduler, firstValueFrom } from 'rxjs';
import * as z from 'zod/mini';

/** A service to hold against the wire table: its address and one of its centers. */
export interface Backend {
  readonly root: string;
  readonly centerCode: string;
  readonly now: number;
}

export interface Finding {
  readonly call: string;
  readonly what: string;
  /** What is wrong, or null where nothing is. */
  readonly problem: string | null;
}

/**
 * Makes every call of the table that changes nothing, as the client makes it, and reports whether the answers are
 * what the table promises: the data in shape, the aliases alike, and refusals in the one error shape.
 */
export async function checkBackend({ root, centerCode, now }: Backend): Promise<readonly Finding[]> {
  const access = createAccess();
  const http = createHttp({ root, fetch, access, clock: asyncScheduler });
  const found = await firstValueFrom(http.ask(center.manifest, {}));
  if (!found.ok) return [finding('center.manifest', 'answers', found)];
  access.next({ ...access.value, base: found.value.service_base_url.replace(/\/+$/, '') });

  const token = await firstValueFrom(http.ask(center.centerToken, { params: { centerident: centerCode } }));
  if (!token.ok) return [finding('center.centerToken', 'answers', token)];
  access.next({ ...access.value, token: token.value.token });

  const ids = await idsOf(http);
  const findings: Finding[] = [];
  for (const [name, row] of readingRows()) {
    const input = sampleFor(name, { ...ids, centerCode, now });
    for (const path of [row.path, ...row.aliases]) {
      const answer = await send({ ...row, path }, input, access.value, root);
      findings.push(finding(name, `${row.method} ${path} answers as promised`, interpret(row, answer)));
    }
    if (row.access === 'anyone') continue;
    const refused = await send(row, input, { ...access.value, token: null }, root);
    findings.push({ call: name, what: 'is refused without a token', problem: problemOfRefusal(refused) });
  }
  return findings;
}

type Access = Parameters<typeof requestFor>[2];
type Http = ReturnType<typeof createHttp>;

/**
 * Rows of a member and of staff need a password, and one of them ends a session though it is a GET; others send somebody a
 * message, or ask by what only a visitor was given. What is ours alone no service owes us.
 */
const readingRows = (): readonly (readonly [string, Call])[] =>
  Object.entries(WIRE).filter(
    ([, row]) =>
      row.method === 'GET' &&
      row.access !== 'member' &&
      row.access !== 'staff' &&
      !row.sends &&
      row.extension === null &&
      !ROWS_OF_VISITORS.includes(row),
  );

const ROWS_OF_VISITORS: readonly Call[] = [
  sponsor.lookUpCode,
  sponsor.sponsored,
  payment.invoice,
  payment.paymentState,
];

async function idsOf(http: Http): Promise<{ readonly centerId: number; readonly departmentId: number }> {
  const ofCenter = await firstValueFrom(http.ask(center.center, {}));
  const ofDepartments = await firstValueFrom(http.ask(center.departments, {}));
  return {
    centerId: ofCenter.ok ? ofCenter.value.id : 0,
    departmentId: (ofDepartments.ok ? ofDepartments.value[0]?.id : undefined) ?? 0,
  };
}

/** What to ask a row with: the same for every row that takes a value of that name. */
function sampleFor(
  name: string,
  {
    centerId,
    departmentId,
    centerCode,
    now,
  }: { readonly centerId: number; readonly departmentId: number; readonly centerCode: string; readonly now: number },
) {
  // No subscriber's number begins with 1.
  const ids = { centerident: centerCode, centerId, departmentId, departmentid: departmentId };
  const params = { ...ids, areacode: '5014', phonenumber: '10000021' };
  const { from, to } = weekInstants(mondayOf(osloDay(now)));
  const isClasses = WIRE[name] === timetable.classes;
  return {
    params,
    query: isClasses ? { from_date: from, to_date: to, department_id: departmentId } : { departmentId },
  };
}

async function send(row: Call, input: ReturnType<typeof sampleFor>, access: Access, root: string): Promise<HttpAnswer> {
  const { url, method, headers } = requestFor(row, input, access, root);
  const response = await fetch(url, { method, headers });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

const finding = (call: string, what: string, result: Result<unknown>): Finding => ({
  call,
  what,
  problem: result.ok ? null : JSON.stringify(result.error),
});

function problemOfRefusal({ status, bytes }: HttpAnswer): string | null {
  if (status !== 401) return `answered ${status} instead of 401`;
  try {
    const parsed = z.safeParse(ErrorBody, JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? null : 'the refusal is not an error object';
  } catch {
    return 'the refusal is not JSON';
  }
}
