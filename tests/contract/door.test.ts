// A frontend without React: its data comes through the door of the portal and its areas alone.
import { memoryStorage, openPortal, openSmallPortal, type PortalOptions } from '@felles/adapters-http/portal';
import { createRegister } from '@felles/adapters-http/portal/areas/register';
import { createTimetable } from '@felles/adapters-http/portal/areas/timetable';
import { filter, firstValueFrom, type Observable } from 'rxjs';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '../support/eventually.ts';
import { memoryAddress } from '../support/fake-ports.ts';
import { aTill } from './paying.ts';
import { serve } from './serving.ts';

/** The first value of a view that a visitor would wait for. */
const once = <T>(view$: Observable<T>, isThere: (view: T) => boolean): Promise<T> =>
  firstValueFrom(view$.pipe(filter(isThere)));

describe('a timetable of another frontend', () => {
  it('should show the classes of next week after four calls', async () => {
    const { root, seen } = await serve();
    const portal = await openSmallPortal({ code: 'nordlys', root });
    const timetable = createTimetable(portal);
    timetable.open();
    onTestFinished(timetable.close);
    onTestFinished(portal.close);
    const { departments } = timetable.view$.value;
    timetable.moveWeeks(1);
    timetable.chooseDepartment(departments[0]?.id ?? 0);
    const { week } = await once(timetable.view$, ({ status }) => status === 'ready');
    expect(week.isCurrent).toBe(false);
    expect(week.columns.flatMap(({ groups }) => groups).length).toBeGreaterThan(10);
    expect(seen.map(({ url }) => url.split('?')[0])).toEqual([
      '/manifest.json',
      '/rest/v1/boostsignup/token/nordlys',
      '/rest/departments',
      '/rest/classes',
    ]);
  });
});

describe('a sign-up of another frontend', () => {
  it('should make a member who signs at the bank, and be told so on the way back', async () => {
    const { root, world, post } = await aTill();
    const kept = { storage: memoryStorage(), tabStorage: memoryStorage() };
    const left: string[] = [];
    const page = { navigation: { origin: root, go: (address: string) => void left.push(address) } };

    /** A page of the frontend, from its opening on. */
    async function open(options: Partial<PortalOptions> = {}) {
      const portal = await openPortal({ code: 'nordlys', root, ...kept, ...options });
      onTestFinished(portal.close);
      const register = createRegister(portal, page);
      for (const store of [register.person, register.standard]) {
        store.open();
        onTestFinished(store.close);
      }
      return register;
    }

    const { membership, person, standard } = await open();
    membership.chooseDepartment(101);
    await once(membership.view$, ({ memberships }) => memberships.status === 'ready');
    membership.chooseMembership(1101);
    await once(standard.view$, ({ next }) => !next.isBlocked);
    standard.next();
    person.change('firstname', 'Sunniva');
    person.change('lastname', 'Bråten');
    person.change('address', 'Tåkeveien 4');
    person.change('postal_code', '7014');
    person.change('phone_number', '10000021');
    person.change('email', 'sunniva@demo.example');
    person.chooseBirthDate({ day: 17, month: 5, year: 1990 });
    person.chooseGender('kvinne');
    person.approveTerms(true);
    await once(person.facts$, ({ information }) => information !== null);
    standard.next();
    await once(standard.view$, ({ canSign }) => canSign);
    standard.sign();
    await eventually(() => expect(left).toHaveLength(1));

    const { body } = await post(left[0] ?? '', { status: 'ok' });
    const { returnTo } = z.parse(z.object({ returnTo: z.string() }), body);
    const { search, pathname } = new URL(returnTo);
    const returned = await open({ address: memoryAddress(search, pathname, true) });
    const { evidence } = await once(returned.standard.view$, (view) => view.returned === 'ok');
    expect(evidence).toBe('own');
    expect(world.state.contracts).toMatchObject([{ membershipId: 1101, activeFrom: expect.any(Number) }]);
  });
});
