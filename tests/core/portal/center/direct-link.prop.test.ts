import { DIRECT_LINK, isDirectLink } from '@felles/core/internal/portal/center/parameters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCenterStore, STEP } from '../../../support/a-center.ts';

const LINKS = [
  { departmentId: '1', membershipId: '11' },
  { departmentId: '2', membershipId: '22' },
] as const;
type Link = (typeof LINKS)[number] | null;

const link = fc.constantFrom(...LINKS);
const step = fc.oneof(
  fc.record({ kind: fc.constant('link' as const), link }),
  fc.record({ kind: fc.constant('timetable' as const), departmentId: fc.constantFrom('1', '2') }),
  fc.record({ kind: fc.constantFrom('reload' as const, 'opened' as const, 'over' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The link that counts after a step. */
function after(now: Link, next: Step): Link {
  if (next.kind === 'reload') return now;
  if (next.kind === 'link') return next.link;
  return next.kind === 'timetable' && now?.departmentId === next.departmentId ? now : null;
}

const ADDRESSES = { link: '/nordlys/member', timetable: '/nordlys/classes' } as const;

/** Loads the page of a step in the same tab, and gives the tab's storage. */
function load(kept: Record<string, string>, next: Step) {
  const named = next.kind === 'link' ? next.link : next.kind === 'timetable' ? { departmentId: next.departmentId } : {};
  const path = ADDRESSES[next.kind === 'timetable' ? 'timetable' : 'link'];
  const isOpened = next.kind === 'opened';
  const { store, clock, tab } = aCenterStore({}, { kept, path, isOpened, query: String(new URLSearchParams(named)) });
  store.open();
  clock.pass(10 * STEP);
  // A sign-up has ended, or a member has logged in.
  if (next.kind === 'over') store.forgetParameters(...DIRECT_LINK);
  const parameters = store.parameters$.value;
  store.close();
  return { parameters, kept: Object.fromEntries(tab.entries) };
}

describe('a direct link', () => {
  it('should count until its sign-up ends, a member logs in, or another address is opened', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        let kept: Record<string, string> = {};
        let now: Link = null;
        for (const next of steps) {
          const loaded = load(kept, next);
          kept = loaded.kept;
          now = after(now, next);
          expect(isDirectLink(loaded.parameters)).toBe(now !== null);
          if (now !== null) expect(loaded.parameters).toMatchObject(now);
        }
      }),
    );
  });
});
