import { fail, ok } from '@felles/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_TIME, aBookableClass, aBooking, aBookings, KEY, NOW } from '../../../support/a-booking.ts';
import { at, MINUTE, SECOND } from '../../../support/at.ts';
import { refused, unreachable } from '../../../support/fake-ports.ts';

type Step = 'press' | 'double press' | 'other tab' | 'reload' | 'check' | 'wait' | 'long wait' | 'offline' | 'online';
type Fate = 'answered' | 'lost before' | 'lost after' | 'error before' | 'error after';

/** A service with one place, whose answers may be lost before or after it has done the act. */
function aService(fates: readonly Fate[]) {
  let isBooked = false;
  let bookings = 0;
  let sent = 0;
  const record = () =>
    aBookableClass({ is_attending: isBooked, free: isBooked ? 0 : 1, booked: isBooked ? 20 : 19, waiting: 0 });
  return {
    record,
    count: () => bookings,
    sent: () => sent,
    isBooked: () => isBooked,
    booked: () => ok(isBooked ? [aBooking()] : []),
    act: ({ kind }: { readonly kind: 'book' | 'cancel' }) => {
      const fate = fates[sent % fates.length] ?? 'answered';
      sent += 1;
      if (!fate.endsWith('before')) {
        if (kind === 'book' && !isBooked) bookings += 1;
        if (kind === 'cancel' && isBooked) bookings -= 1;
        isBooked = kind === 'book';
      }
      const error = fate.startsWith('lost') ? unreachable : refused(500);
      const booking = aBooking({ status: isBooked ? 'BOOKED' : 'CANCELLED' });
      return { after: ANSWER_TIME, result: fate === 'answered' ? ok({ booking, class: record() }) : fail(error) };
    },
  };
}

describe('booking a class', () => {
  it('[P-MEMBER-13] [P-MEMBER-25] should be done once for any order of presses, tabs and lost answers', () => {
    const steps = fc.array(
      fc.constantFrom<Step>(
        'press',
        'double press',
        'other tab',
        'reload',
        'check',
        'wait',
        'long wait',
        'offline',
        'online',
      ),
      { minLength: 1, maxLength: 12 },
    );
    const fates = fc.array(
      fc.constantFrom<Fate>('answered', 'lost before', 'lost after', 'error before', 'error after'),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(steps, fates, (given, ends) => {
        const clock = at(NOW);
        const service = aService(ends);
        const tab = () => aBookings({ clock, act: service.act, booked: service.booked, classes: [service.record()] });
        let [page, other] = [tab(), tab()];
        const pressIn = ({ panelView, panel }: typeof page) => {
          const { state } = panelView() ?? {};
          if (state?.act?.kind === 'book') panel.press(state.act);
        };
        const sentWhile = (act: () => void): number => {
          const before = service.sent();
          act();
          return service.sent() - before;
        };
        for (const step of given) {
          if (step === 'press') pressIn(page);
          else if (step === 'double press') {
            expect(sentWhile(() => [pressIn(page), pressIn(page)])).toBeLessThanOrEqual(1);
          } else if (step === 'other tab') pressIn(other);
          else if (step === 'reload') page = tab();
          else if (step === 'check') expect(sentWhile(page.panel.check)).toBe(0);
          else if (step === 'wait') clock.pass(SECOND);
          else if (step === 'long wait') expect(sentWhile(() => clock.pass(MINUTE))).toBe(0);
          else for (const { online$ } of [page, other]) online$.next(step === 'online');
          expect(service.count()).toBeLessThanOrEqual(1);
        }
        for (const { online$ } of [page, other]) online$.next(true);
        clock.pass(2 * MINUTE);
        for (const { classes$ } of [page, other]) classes$.next([service.record()]);
        for (const { panelView } of [page, other]) {
          expect(panelView()?.state.kind).toBe(service.isBooked() ? 'place' : 'free');
          expect(panelView()?.progress.kind).not.toBe('checking');
          expect(panelView()?.of).toEqual(KEY);
        }
      }),
    );
  });
});
