import { addDays, osloDay, toEpochSeconds } from '@felles/core';
import { startOfOsloDay } from '@felles/core/internal/shared/dates';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { INGRID } from '../../e2e/support/session-words.ts';
import { aBookableClass } from '../../support/a-booking.ts';
import { visit } from '../support/portal.tsx';

/** The question about trackers is a dialog, too. */
const PANEL = { name: (title: string) => title !== 'Informasjonskapsler' };
const CLASSES = '/nordlys/classes?departmentId=101';

describe('a timetable of a service with bookings', () => {
  it('[P-MEMBER-50] has the own classes by sign and word, and alone by "Mine"', async () => {
    const { screen, user } = visit(CLASSES, { member: INGRID.phone });
    const [own] = await screen.findAllByRole('button', { name: /, Din plass$/ });
    const mine = await screen.findByRole('button', { name: /^Mine \d/ });
    const before = screen.getAllByRole('article').length;
    await user.click(mine);
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeLessThan(before));
    expect(own?.isConnected).toBe(true);
  });

  it('[P-MEMBER-51] opens the panel of a class, which says until when leaving it is free', async () => {
    const { screen, user } = visit(CLASSES, { member: INGRID.phone });
    const [own] = await screen.findAllByRole('button', { name: /, Din plass$/ });
    if (own === undefined) throw new Error('no own class');
    await user.click(own);
    const panel = within(await screen.findByRole('dialog', PANEL));
    expect(panel.getByRole('status').textContent).toMatch(/Du har plass.*Avbestill gratis til/);
    expect(panel.getByRole('button', { name: 'Avbestill' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', PANEL)).toBeNull());
  });

  it('[P-MEMBER-63] leads from a class that takes clips, and is refused, to where they are bought', async () => {
    const visited = visit(CLASSES, { member: INGRID.phone });
    const tomorrow = startOfOsloDay(addDays(osloDay(visited.world.now()), 1)) / 1_000;
    const times = { dato: toEpochSeconds(tomorrow), booking_starts_at: toEpochSeconds(tomorrow + 65_220) };
    const words = 'Du har ikke nok klipp igjen.';
    visited.tell('timetable.classes', [aBookableClass({ ...times, opens_at: 1, klipp: 2, error: words })]);
    await visited.user.click(await visited.screen.findByRole('button', { name: /^18:07/ }));
    const panel = within(await visited.screen.findByRole('dialog', PANEL));
    expect(panel.getByRole('status').textContent).toContain(words);
    expect(panel.getByRole('link', { name: 'Kjøp klipp' }).getAttribute('href')).toBe('/nordlys/member');
  });

  it('[P-MEMBER-04] [P-MEMBER-05] shows every field of a class that the service tells', async () => {
    const visited = visit(CLASSES, { member: INGRID.phone });
    const tomorrow = startOfOsloDay(addDays(osloDay(visited.world.now()), 1)) / 1_000;
    const at = (minutes: number) => toEpochSeconds(tomorrow + 65_220 + minutes * 60);
    const record = aBookableClass({
      dato: toEpochSeconds(tomorrow),
      booking_starts_at: at(0),
      booking: true,
      book_inntil: at(-31),
      booked: 7,
      free: 13,
      booked_text: 'Syv er med',
      is_attending: true,
      res_slettes: at(5),
      min: 9,
      klipp: 3,
      cost: 55,
      salnavn: 'Speilsalen',
      tema_time: 'Rygg',
      lang_beskrivelse: 'Ta med matte.',
      tittel: 'Rolig styrke',
      cancel_until: at(-120),
    });
    visited.tell('timetable.classes', [record]);
    await visited.user.click(await visited.screen.findByRole('button', { name: /^18:07/ }));
    const panel = await visited.screen.findByRole('dialog', PANEL);
    await visited.user.click(within(panel).getByRole('button', { name: 'Om timen' }));
    const words = (panel.textContent ?? '').replace(/\s+/g, ' ');
    const parts = [
      'i morgen 16:07',
      'Plassen holdes til 18:12',
      '7 har bestilt',
      'Minst antall9',
      'i morgen 17:36',
      'Syv er med',
      'Klipp3',
    ];
    for (const part of [...parts, 'Koster55', 'Speilsalen', 'TemaRygg', 'Ta med matte.', 'NavnRolig styrke'])
      expect(words).toContain(part);
  });

  it('[P-MEMBER-06] leads a visitor to the log-in, and has no marks for one', async () => {
    const { screen, user } = visit(CLASSES);
    const [time] = await screen.findAllByRole('button', { name: /Varighet/ });
    expect(screen.queryByRole('button', { name: /^Mine/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Fullt|Din plass/ })).toBeNull();
    if (time === undefined) throw new Error('no class');
    await user.click(time);
    const panel = within(await screen.findByRole('dialog', PANEL));
    expect(panel.getByRole('link', { name: 'Logg inn' })).toBeTruthy();
  });
});

describe('a plain service', () => {
  it('[P-MEMBER-02] has nothing of bookings, and is asked for none', async () => {
    const { screen, user, world } = visit(CLASSES, { member: INGRID.phone, plain: true });
    const [time] = await screen.findAllByRole('button', { name: /Varighet/ });
    if (time === undefined) throw new Error('no class');
    await user.click(time);
    expect(screen.queryByRole('dialog', PANEL)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Mine timer' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Mine/ })).toBeNull();
    expect(world.observed.calls.entries.filter(({ row }) => row?.startsWith('bookings.'))).toEqual([]);
  });
});

describe('the page of the own bookings', () => {
  it('[P-MEMBER-52] has the next class, the queue, the past with its outcome, and the rules', async () => {
    const { screen } = visit('/nordlys/bookings', { member: INGRID.phone });
    await screen.findByRole('heading', { name: 'Neste time' });
    for (const text of ['Møtte', 'Møtte ikke', 'Avbestilt sent', 'Fikk ikke plass', 'høyst 2'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: /^Gå ut av køen/ }).length).toBeGreaterThan(0);
  });

  it('[P-MEMBER-54] asks a visitor to log in, and shows no empty list', async () => {
    const { screen } = visit('/nordlys/bookings');
    await screen.findByText('Logg inn for å se timene dine');
    expect(screen.queryByText('Du har ingen timer')).toBeNull();
  });
});
