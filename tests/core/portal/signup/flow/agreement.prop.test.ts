// In any order of looks, agreements, withdrawals and waits: the terms that are sent are those agreed to, as of then.
import { ok } from '@felles/core';
import { createAgreementCheck } from '@felles/core/internal/portal/signup/agreement';
import { createDraftStore } from '@felles/core/internal/portal/signup/drafts';
import type { AcceptedTerms } from '@felles/core/internal/portal/signup/model';
import { derive } from '@felles/core/internal/shared/behavior';
import fc from 'fast-check';
import { BehaviorSubject, delay, map, of } from 'rxjs';
import { expect, it } from 'vitest';
import { memoryKeyValue } from '../../../../support/fake-ports.ts';
import { createClock } from '../../../data/network.ts';

const EVENTS = ['agree', 'withdraw', 'wait', 'wait long', 'send', 101, 102, 103] as const;
type Event = (typeof EVENTS)[number];

const READING_TIME = 1_000;
const LINKS: Readonly<Record<number, string>> = { 101: 'https://center.example/1', 102: 'https://center.example/2' };
const OWN = 'the document of the center';
const linkOf = (departmentId: number): string => LINKS[departmentId] ?? OWN;

function aWorld() {
  const { clock, pass } = createClock();
  const departmentId$ = new BehaviorSubject(101);
  const approved$ = new BehaviorSubject<string | null>(null);
  const checks$ = new BehaviorSubject(0);
  const view$ = derive({ approved: approved$, departmentId: departmentId$ }, ({ approved, departmentId }) => ({
    terms: { isApproved: approved === linkOf(departmentId), othersApproved: false, link: null },
  }));
  const draft$ = derive({ approved: approved$ }, ({ approved }) => ({ approvedTerms: approved }));
  const agreement = createAgreementCheck({
    center: {
      center$: new BehaviorSubject({
        id: 1,
        link_to_tos: [101, 102].map((id) => ({ id, url: linkOf(id) })),
      }),
      departmentId$,
      view$: new BehaviorSubject({ condition: { status: 'ready', value: { type: 'pdf', blob: null } } } as const),
    },
    person: { view$, draft$, approveTerms: () => undefined },
    membership: {
      facts$: new BehaviorSubject({ membership: null }),
      checks$,
      reload: () => checks$.next(checks$.value + 1),
    },
    terms: {
      conditions: () => of(ok({ bytes: new Uint8Array(3), type: 'application/pdf' })).pipe(delay(READING_TIME, clock)),
    },
    digest: ({ length }) => of(length).pipe(map((sum) => ok(`sum of ${sum}`))),
    drafts: createDraftStore('nordlys', memoryKeyValue()),
    clock,
  });
  agreement.open();
  return {
    now: () => new Date(clock.now()).toISOString(),
    link: () => linkOf(departmentId$.value),
    pass,
    approve: (isGiven: boolean) => approved$.next(isGiven ? linkOf(departmentId$.value) : null),
    look: (departmentId: number) => departmentId$.next(departmentId),
    send() {
      let sent: AcceptedTerms | null | undefined;
      agreement.agreement$.subscribe(({ acceptedTerms = null }) => {
        sent = acceptedTerms;
      });
      pass(2 * READING_TIME);
      return sent;
    },
  };
}

it('should send the shown terms as of their agreement, also after looks at other departments', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Event>(...EVENTS), { maxLength: 40, size: 'max' }), (events) => {
      const world = aWorld();
      let agreed: { readonly link: string; readonly at: string } | null = null;
      for (const event of [...events, 'send'] as const) {
        const isNews = event === 'agree' && agreed?.link !== world.link();
        if (isNews) agreed = { link: world.link(), at: world.now() };
        if (event === 'withdraw') agreed = null;
        if (event === 'agree' || event === 'withdraw') world.approve(event === 'agree');
        if (event === 'wait' || event === 'wait long') world.pass(event === 'wait' ? 300 : 3 * READING_TIME);
        if (typeof event === 'number') world.look(event);
        if (event !== 'send') continue;
        const { link, at } = agreed ?? {};
        const name = link === OWN ? { sha256: 'sum of 3' } : { address: link };
        expect(world.send()).toEqual(link === world.link() ? { ...name, at } : null);
      }
    }),
  );
});
