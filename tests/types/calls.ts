// Compiled, never run: what a call of the wire table takes and gives.
import type { Http } from '@felles/adapters-http';
import { type InputOf, type OutputOf, signup, timetable, center as wire } from '@felles/adapters-http/wire';
import type { FileContent, Reply } from '@felles/core';
import type { ClassSession } from '@felles/core/internal/portal/timetable/model';

declare const http: Http;

const week: InputOf<typeof timetable.classes> = { query: { from_date: 0, to_date: 1 } };
export const classes: Reply<readonly ClassSession[]> = http.ask(timetable.classes, week);
export const logo: Reply<FileContent> = http.ask(wire.centerLogo, { params: { centerId: 1 } });
export const token: OutputOf<typeof wire.centerToken> = { token: 'abc' };

export const contract = http.ask(signup.createContract, {
  params: { memberId: '1' },
  body: { departmentId: 1, membershipId: 2, netsCallbackUrl: '' },
  key: 'once',
});

// @ts-expect-error: a call that creates nothing takes no key
http.ask(timetable.classes, { query: { from_date: 0, to_date: 1 }, key: 'once' });
// @ts-expect-error: the end of the week is missing
http.ask(timetable.classes, { query: { from_date: 0 } });
// @ts-expect-error: an instant is a number inside, its text is the wire's affair
http.ask(timetable.classes, { query: { from_date: '2026-11-16T00:00:00Z', to_date: 1 } });
// @ts-expect-error: the call takes no such value
http.ask(timetable.classes, { query: { from_date: 0, to_date: 1, departmentId: 2 } });
// @ts-expect-error: a value of the path is missing
http.ask(wire.departmentLogo, { params: { centerId: 1 } });
// @ts-expect-error: the row promises another answer
export const wrongAnswer: Reply<readonly string[]> = http.ask(timetable.classes, week);
