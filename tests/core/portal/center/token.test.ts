import { type Failure, fail, ok, type Result } from '@felles/core';
import type { TokenResponse } from '@felles/core/internal/portal/center/model';
import { createTokenKeeper } from '@felles/core/internal/portal/center/token';
import { createAccess } from '@felles/core/internal/shared/access';
import { defer, map, switchMap, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at, HOUR, SECOND } from '../../../support/at.ts';
import { listenTo, unreachable } from '../../../support/fake-ports.ts';

const STEP = 10; // how long an answer takes
const START = Date.parse('2026-11-18T12:00:00+01:00');
const inSeconds = (milliseconds: number) => (START + milliseconds) / 1000;

describe('createTokenKeeper', () => {
  it('[P-CENTER-11] should renew the token a minute before it runs out, and the next one as well', () => {
    const { access, clock, keeper } = tokens((count) => ({ token: `t${count}`, expires: inSeconds(count * HOUR) }));
    keeper.fetch().subscribe();
    keeper.watch();
    clock.pass(HOUR - 61 * SECOND);
    expect(access.value.token).toBe('t1');
    clock.pass(SECOND + STEP);
    expect(access.value.token).toBe('t2');
    clock.pass(HOUR);
    expect(access.value.token).toBe('t3');
  });

  it('should try every half minute until there is a new token', () => {
    const { asked, access, answers, clock, keeper } = tokens((count) => ({
      token: `t${count}`,
      expires: inSeconds(HOUR),
    }));
    keeper.fetch().subscribe();
    keeper.watch();
    clock.pass(STEP);
    answers.next = fail(unreachable);
    clock.pass(HOUR - 60 * SECOND);
    expect(asked()).toBe(2);
    clock.pass(31 * SECOND);
    expect(asked()).toBe(3);
    expect(keeper.lost$.value).toBeNull(); // nobody has been refused anything yet
    answers.next = null;
    clock.pass(31 * SECOND);
    expect(access.value.token).toBe('t4');
    clock.pass(10 * SECOND);
    expect(asked()).toBe(4);
  });

  it('[P-CENTER-11] should renew a refused token once for five calls that fail at once', () => {
    const { asked, clock, keeper } = settled();
    const heard = [1, 2, 3, 4, 5].map(() => listenTo(keeper.renew('t1')).heard);
    clock.pass(STEP);
    expect(asked()).toBe(2);
    expect(heard).toEqual(Array(5).fill([ok(true)]));
  });

  it('should renew the first token however soon it is refused', () => {
    const { access, clock, keeper } = tokens((count) => ({ token: `t${count}` }));
    keeper.fetch().subscribe();
    clock.pass(STEP);
    keeper.renew('t1').subscribe();
    clock.pass(STEP);
    expect(access.value.token).toBe('t2');
  });

  it('should say to ask again at once when the refused token is not the one there is', () => {
    const { asked, keeper } = settled();
    expect(listenTo(keeper.renew('an older one')).heard).toEqual([ok(true)]);
    expect(asked()).toBe(1);
  });

  it('should not renew for ever what is refused however new it is', () => {
    const { asked, clock, keeper } = settled();
    keeper.renew('t1').subscribe();
    clock.pass(STEP);
    expect(listenTo(keeper.renew('t2')).heard).toEqual([ok(false)]);
    clock.pass(10 * SECOND);
    keeper.renew('t2').subscribe();
    clock.pass(STEP);
    expect(asked()).toBe(3);
  });

  it('should not renew for ever for a caller that asks anew with every new token', () => {
    const { access, asked, clock, keeper } = settled();
    const refusals: unknown[] = [];
    // As stores do: another token is another question, which lets go of the one under way.
    access.pipe(switchMap(({ token }) => keeper.renew(token))).subscribe((answer) => refusals.push(answer));
    clock.pass(60 * SECOND);
    expect(asked()).toBe(2);
    expect(refusals).toEqual([ok(false)]);
  });

  it('should repeat for a moment why there is no new token, unless it is asked for by hand', () => {
    const { answers, asked, clock, keeper } = settled();
    answers.next = fail(unreachable);
    keeper.renew('t1').subscribe();
    clock.pass(STEP);
    expect(listenTo(keeper.renew('t1')).heard).toEqual([fail(unreachable)]);
    expect(asked()).toBe(2);
    keeper.reconnect().subscribe();
    expect(keeper.isAsking$.value).toBe(true);
    clock.pass(STEP);
    expect(keeper.isAsking$.value).toBe(false);
    expect(asked()).toBe(3);
    clock.pass(2 * SECOND);
    keeper.renew('t1').subscribe();
    expect(asked()).toBe(4);
  });

  it('should tell once why there is no new token, and forget it when there is one', () => {
    const { answers, clock, keeper } = settled();
    const { heard } = listenTo(keeper.lost$);
    answers.next = fail(unreachable);
    const replies = [1, 2, 3].map(() => listenTo(keeper.renew('t1')).heard);
    clock.pass(STEP);
    expect(replies).toEqual(Array(3).fill([fail(unreachable)]));
    expect(heard).toEqual([null, unreachable]);
    answers.next = null;
    keeper.reconnect().subscribe();
    clock.pass(STEP);
    expect(heard).toEqual([null, unreachable, null]);
  });

  it('should stop renewing without a listener', () => {
    const { asked, clock, keeper } = tokens((count) => ({ token: `t${count}`, expires: inSeconds(HOUR) }));
    keeper.fetch().subscribe();
    const watching = keeper.watch();
    clock.pass(STEP);
    watching.unsubscribe();
    clock.pass(2 * HOUR);
    expect(asked()).toBe(1);
  });

  it('should leave the base and the session of the access alone', () => {
    const { access, clock, keeper } = tokens(() => ({ token: 't' }));
    const session = { id: 's', accessToken: null };
    access.next({ base: '/api', token: null, session });
    keeper.fetch().subscribe();
    clock.pass(STEP);
    expect(access.value).toEqual({ base: '/api', token: 't', session });
  });
});

/** A keeper that has had its first token for a while. */
function settled() {
  const made = tokens((count) => ({ token: `t${count}` }));
  made.keeper.fetch().subscribe();
  made.clock.pass(60 * SECOND);
  return made;
}

function tokens(give: (count: number) => TokenResponse) {
  const clock = at('2026-11-18T12:00:00+01:00');
  const access = createAccess();
  const answers: { next: Result<never, Failure> | null } = { next: null };
  let asked = 0;
  const token = () =>
    defer(() => {
      asked += 1;
      const count = asked;
      return timer(STEP, clock).pipe(map(() => answers.next ?? ok(give(count))));
    });
  return {
    access,
    answers,
    clock,
    asked: () => asked,
    keeper: createTokenKeeper({ code: 'nordlys', port: { token }, access, clock }),
  };
}
