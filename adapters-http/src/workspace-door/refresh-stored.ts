// [W-SITE-29] A stored answer from before a change lacks it: without a network its user might write the change again.
import { dayIn, osloDay } from '@felles/core';
import type { Settlement } from '@felles/core/internal/data/outbox-model';
import { networkBack } from '@felles/core/internal/data/refresh-triggers';
import { idIn } from '@felles/core/internal/workspace/site-work/model';
import type { SiteChange } from '@felles/core/workspace/site-work';
import { concatMap, debounceTime, defer, filter, from, merge, type Observable, tap } from 'rxjs';
import type { Call, CallInput, Prefetch } from '../wire/call.ts';
import { deviations } from '../wire/workspace/deviations.ts';
import { expenses } from '../wire/workspace/expenses.ts';
import { hours } from '../wire/workspace/hours.ts';
import { siteRecords } from '../wire/workspace/records.ts';
import type { WorkspaceDoor } from './door.ts';

type Sent = Settlement<SiteChange, unknown>;
type StoredRow = Call & { readonly prefetch: Prefetch };

interface Asked {
  readonly row: Call;
  readonly input: CallInput;
}

/** The answers that have a change: its list, and the record where that has an answer of its own. */
function answersWith({ entry, answer }: Sent, now: number): readonly Asked[] {
  const { call, project, id, body } = entry.input;
  const ask = (row: StoredRow, today = osloDay(now)): readonly Asked[] =>
    row.prefetch.inputs({ projectId: project.id, today }).map((input) => ({ row, input }));
  const [area] = call.split('.');
  if (area === 'hours') return [...ask(hours.own), ...ask(hours.own, dayIn(String(body['date'])) ?? osloDay(now))];
  if (area === 'expense') return [{ row: expenses.expenses, input: { params: { project_id: project.id } } }];
  if (area !== 'deviation') return ask(siteRecords.checklists);
  const params = { project_id: project.id, deviation_id: id ?? idIn(answer) };
  return [...ask(siteRecords.deviations), { row: deviations.deviation, input: { params } }];
}

/** The pause after the last of several changes (milliseconds). */
const PAUSE = 200;

/** Asks for the stored answers anew once the service has taken changes; again at the next network where that fails. */
export function refreshStored(sent$: Observable<Sent>, door: WorkspaceDoor): void {
  const old = new Map<string, Asked>();
  const askFor = (name: string, { row, input }: Asked) =>
    defer(() => {
      old.delete(name);
      return door.refreshHttp.ask(row, input);
    }).pipe(tap((result) => !result.ok && result.error.kind === 'unreachable' && old.set(name, { row, input })));
  sent$.subscribe((sent) => {
    for (const asked of answersWith(sent, door.clock.now()))
      old.set(JSON.stringify([asked.row.path, asked.input]), asked);
  });
  merge(sent$, networkBack(door.online$))
    .pipe(
      debounceTime(PAUSE, door.clock),
      filter(() => door.session.access$.value !== null),
      concatMap(() => from([...old])),
      concatMap(([name, asked]) => askFor(name, asked)),
    )
    .subscribe();
}
