import { addDays, type Day, parseIsoDate } from '@felles/core';
import type { World } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../e2e/support/profile.ts';
import { goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { type Visited, visit, waitOutGuard } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/agreement/70001';
const asMember = { member: PEOPLE.active.phone };
const day = (text: string): Day => parseIsoDate(text) ?? addDays(0 as Day, 0);

/** Ingrid's agreement of 498.50 kroner a month, bound until the summer after this one. */
const AGREEMENT = {
  beginsOn: day('2026-07-22'),
  bindingUntil: day('2027-07-26'),
  price: 498.5,
  isMonthly: true,
  hasDirectDebit: true,
  isSponsored: false,
  noticeMonths: 1,
  endsOn: null,
  isRequested: false,
  isWithdrawn: false,
  confirmation: null,
  reason: null,
  freezes: [],
};

const having =
  (over: Partial<World['state']['agreements'][string]> = {}) =>
  (world: World) =>
    world.change((state) => {
      state.agreements['nordlys 9001 70001'] = { ...AGREEMENT, freezes: [], ...over };
    });

const aPause = (from: number, to: number) => ({
  id: '1',
  from,
  to,
  feePerMonth: 99,
  isTakenBack: false,
  confirmation: { number: 4_820_001, at: 1_795_000_000, sentTo: 'ingrid.solbakken@demo.example' },
});
const NOVEMBER = 2026 * 12 + 10;

/** The words of the page, with plain spaces. */
const wordsOn = ({ screen }: Visited): string => (screen.getByRole('main').textContent ?? '').replace(/\s+/g, ' ');

const changesIn = ({ world }: Visited) => world.state.agreements['nordlys 9001 70001'];

describe('the page of an agreement', () => {
  it('[P-MEMBER-34] has each way one press away, with a line that says what it means', async () => {
    const visited = visit(ADDRESS, { ...asMember, before: having({ beginsOn: day('2026-11-17') }) });
    const { screen } = visited;
    await visited.says('Endre avtalen');
    const ways = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith(ADDRESS));
    expect(ways.map((link) => [link.getAttribute('href'), link.textContent?.replace(/\s+/g, ' ')])).toEqual([
      [`${ADDRESS}/end`, 'Avslutt avtalenSe når den slutter og hva du betaler til da'],
      [`${ADDRESS}/pause`, 'Sett på pauseHele måneder, kr 99,00 per måned'],
      [`${ADDRESS}/withdraw`, 'Angre avtalen herTil og med 01.12.2026'],
    ]);
    expect(visited.main().getByRole('link', { name: 'Min profil' }).getAttribute('href')).toBe('/nordlys/profile');
  });

  it('[P-MEMBER-35] [P-MEMBER-36] [P-MEMBER-37] ends it as it was read: the day, the sum, the question, the receipt', async () => {
    const visited = visit(ADDRESS, { ...asMember, before: having() });
    const { screen, user, says } = visited;
    await user.click(await screen.findByRole('link', { name: /Avslutt avtalen/ }));
    await says('Det du betaler til da');
    const words = wordsOn(visited);
    for (const part of [
      'Avtalen slutter31.07.2027',
      '31.12.2026Oppsigelsestiden er uteÉn måned',
      '20.07.2027Siste trekk i banken',
      '26.07.2027Bindingen er ute',
      '9 fakturaerFra 20.11.2026 til 20.07.2027kr 4 486,50',
      'Gebyr for å slutteIngen',
    ])
      expect(words).toContain(part);
    await user.click(screen.getByRole('button', { name: 'Avslutt 31.07.2027' }));
    const question = await screen.findByRole('alertdialog', { name: 'Avslutte avtalen 31.07.2027?' });
    expect((question.textContent ?? '').replace(/\s+/g, ' ')).toContain('betaler kr 4 486,50 til da');
    expect(document.activeElement?.textContent).toBe('Nei, behold');
    await user.click(screen.getByRole('button', { name: 'Ja, avslutt' }));
    await screen.findByRole('heading', { level: 1, name: 'Avtalen er sagt opp' });
    expect(wordsOn(visited)).toMatch(
      /Kvittering482\d{4}Sagt opp19\.11\.2026 kl\. 10:00:00Sendt tilingrid\.solbakken@demo\.exampleSiste trekk20\.07\.2027Trekket stopper etter det\. Avtalen i nettbanken er din bank sin\./,
    );
    expect(visited.main().queryByRole('link', { name: /bank/i })).toBeNull();
    expect(changesIn(visited)).toMatchObject({ endsOn: day('2027-07-31'), reason: null });
    await user.click(screen.getByRole('button', { name: 'For dyrt' }));
    expect((await screen.findByRole('button', { name: 'For dyrt', pressed: true })).textContent).toBe('For dyrt');
    expect(changesIn(visited)?.reason).toBe('PRICE');
    await user.click(screen.getByRole('link', { name: 'Til avtalen' }));
    await says('Slutter 31.07.2027');
    await user.click(screen.getByRole('button', { name: /Angre oppsigelsen/ }));
    waitOutGuard();
    await user.click(await screen.findByRole('button', { name: 'Ja, angre' }));
    await says('Oppsigelsen er trukket tilbake.');
    expect(changesIn(visited)?.endsOn).toBe(null);
  });

  it('[P-MEMBER-35] says how the terms have changed, and ends nothing', async () => {
    const visited = visit(`${ADDRESS}/end`, { ...asMember, before: having() });
    const { screen, user, says, world } = visited;
    await user.click(await screen.findByRole('button', { name: 'Avslutt 31.07.2027' }));
    having({ bindingUntil: day('2027-08-26') })(world);
    await user.click(await screen.findByRole('button', { name: 'Ja, avslutt' }));
    await says('Vilkårene har endret seg siden du åpnet siden');
    await says('Avtalen slutter 31.08.2027, ikke 31.07.2027. Avtalen er ikke avsluttet.');
    await screen.findByText(/Du betaler kr.[\d.,\s]+ til da, ikke kr.[\d.,\s]+\.$/);
    await screen.findByRole('button', { name: 'Avslutt 31.08.2027' });
    expect(changesIn(visited)?.endsOn).toBe(null);
  });

  it('asks about a lost answer by the terms, and shows the receipt that they have', async () => {
    const visited = visit(`${ADDRESS}/end`, { ...asMember, before: having() });
    const { screen, user, says, world } = visited;
    await user.click(await screen.findByRole('button', { name: 'Avslutt 31.07.2027' }));
    goesWrong(world, { call: 'agreement.end', kind: 'status', status: 502, after: true });
    await user.click(await screen.findByRole('button', { name: 'Ja, avslutt' }));
    await says('Vi sjekker om det er gjort');
    expect(screen.getByRole('button', { name: 'Avslutt 31.07.2027' }).getAttribute('aria-disabled')).toBe('true');
    goesRight(world);
    await user.click(screen.getByRole('button', { name: 'Sjekk nå' }));
    await screen.findByRole('heading', { level: 1, name: 'Avtalen er sagt opp' });
  });

  it('[P-MEMBER-39] shows the sums and dates of the pause that is chosen, and makes that one', async () => {
    const visited = visit(`${ADDRESS}/pause`, { ...asMember, before: having() });
    const { screen, user, says } = visited;
    await user.click(await screen.findByRole('radio', { name: '2 måneder' }));
    await says('fra 26.07.2027 til 26.09.2027');
    for (const part of ['Pause01.12.2026–31.01.2027', '2 måneder à kr 99,00kr 198,00', 'fakturakr 498,5020.02.2027'])
      expect(wordsOn(visited)).toContain(part);
    await user.click(screen.getByRole('button', { name: 'Sett på pause i 2 måneder' }));
    await screen.findByRole('heading', { level: 1, name: 'Avtalen har fått pause' });
    await user.click(screen.getByRole('link', { name: 'Til avtalen' }));
    await says('Pause 01.12.2026–31.01.2027');
    waitOutGuard();
    await user.click(screen.getByRole('button', { name: 'Trekk pausen' }));
    await says('Pausen er endret.');
    expect(changesIn(visited)?.freezes).toMatchObject([{ isTakenBack: true }]);
  });

  it('[P-MEMBER-39] tells why a pause is refused, with the first month that is possible', async () => {
    const before = having({ freezes: [aPause(NOVEMBER + 2, NOVEMBER + 3)] });
    const visited = visit(`${ADDRESS}/pause`, { ...asMember, before });
    const { screen, user, says } = visited;
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Jan Har pause' })).disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Mar 2027' }));
    await says('Denne pausen går ikke');
    await says('Du har pause 01.01.2027–28.02.2027.');
    await says('Første måned som går: April 2027.');
    expect(screen.getByRole('button', { name: /Sett på pause i/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('[P-MEMBER-41] sends a member who is ill to the center, and takes no document', async () => {
    const visited = visit(`${ADDRESS}/pause`, { ...asMember, before: having() });
    const { screen, user, says } = visited;
    await user.click(await screen.findByRole('link', { name: 'Da gjelder andre regler' }));
    await says('Dette ordner du på senteret');
    expect(wordsOn(visited)).toContain('Sykdom1–12 måneder');
    expect(document.querySelector('input, textarea')).toBe(null);
  });

  it('[P-MEMBER-40] says what holds in a pause, and lets it end with its month', async () => {
    const before = having({ freezes: [aPause(NOVEMBER, NOVEMBER + 1)] });
    const visited = visit(ADDRESS, { ...asMember, before });
    const { screen, user, says } = visited;
    await says('Pause til 31.12.2026');
    await says('Du kan ikke bestille timer eller bruke kortet.');
    await user.click(screen.getByRole('button', { name: /Avslutt pausen tidligere/ }));
    await says('Pause til 30.11.2026');
  });

  it('[P-MEMBER-38] withdraws with one press that says who, which and the price, and has no button after that day', async () => {
    const visited = visit(`${ADDRESS}/withdraw`, { ...asMember, before: having({ beginsOn: day('2026-11-17') }) });
    const { screen, user, says } = visited;
    await says('Du kan angre til og med01.12.2026');
    for (const part of ['HvemIngrid Solbakken', 'Avtale 20260117Hele Nordlys', '3 dagerkr 49,85'])
      expect(wordsOn(visited)).toContain(part);
    await user.click(screen.getByRole('button', { name: 'Bekreft at du angrer' }));
    await screen.findByRole('heading', { level: 1, name: 'Du har angret avtalen' });
    const later = visit(ADDRESS, { ...asMember, before: having({ beginsOn: day('2026-11-04') }) });
    await later.says('Endre avtalen');
    expect(later.screen.queryByRole('link', { name: /Angre avtalen her/ })).toBe(null);
  });

  it('[P-MEMBER-36] keeps the receipt and the price of a withdrawal on the agreement', async () => {
    const { confirmation } = aPause(NOVEMBER, NOVEMBER);
    const withdrawn = { isWithdrawn: true, beginsOn: day('2026-11-17'), endsOn: day('2026-11-19'), confirmation };
    const visited = visit(ADDRESS, { ...asMember, before: having(withdrawn) });
    await visited.says('Avtalen gjelder ikke lenger');
    expect(wordsOn(visited)).toMatch(
      /Angret\d\d\.11\.2026 kl\. [\d:]{8}Kvittering4820001Å betale for det du har bruktkr 49,85/,
    );
    expect(wordsOn(visited)).not.toContain('Avtalegiro');
  });

  it('[P-MEMBER-42] shows a sponsored member no price, and asks the payer', async () => {
    const visited = visit(ADDRESS, { ...asMember, before: having({ isSponsored: true }) });
    const { screen, user, says } = visited;
    await says('Betales avSponsoren din');
    expect(wordsOn(visited)).not.toMatch(/kr \d/);
    await user.click(screen.getByRole('link', { name: /Be om å få avslutte/ }));
    await user.click(await screen.findByRole('button', { name: 'Be om å få avslutte' }));
    expect(wordsOn(visited)).not.toContain('Det du betaler');
    await user.click(await screen.findByRole('button', { name: 'Ja, be om det' }));
    await screen.findByRole('heading', { level: 1, name: 'Sponsoren din har fått beskjed' });
    expect(wordsOn(visited)).toMatch(/Bedt om\d\d/);
    expect(wordsOn(visited)).not.toMatch(/kr \d/);
  });

  it('[P-PAYMENT-61] has the words of the agreement as a document', async () => {
    const visited = visit(ADDRESS, { ...asMember, before: having() });
    await visited.user.click(await visited.screen.findByRole('button', { name: 'Les avtalen' }));
    await visited.screen.findByRole('dialog', { name: 'Les avtalen' });
  });

  it('is in English, too', async () => {
    const visited = visit(`${ADDRESS}/end`, { ...asMember, language: 'en', before: having() });
    await visited.says('You pay until then');
    expect(wordsOn(visited)).toContain('9 invoicesFrom 20.11.2026 to 20.07.2027kr 4 486,50');
  });

  it('shows no day and no sum where the terms do not come, and tries again', async () => {
    const visited = visit(ADDRESS, {
      ...asMember,
      before: (world) => goesWrong(world, { call: 'agreement.terms', kind: 'status', status: 500 }),
    });
    const { screen, user, says, world } = visited;
    await says('Vilkårene kunne ikke hentes');
    expect(wordsOn(visited)).not.toMatch(/\d\d\.\d\d|kr \d/);
    goesRight(world);
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await says('Endre avtalen');
  });

  it('[P-MEMBER-57] is not found where it is none of the member’s, and leads a visitor to the log-in', async () => {
    await visit('/nordlys/agreement/9', asMember).says('Vi fant ikke avtalen');
    await visit(ADDRESS).says('Du må være logget inn for å se denne siden');
  });

  it('[P-MEMBER-02] is no page of a plain service, which is asked for nothing', async () => {
    const visited = visit(ADDRESS, { ...asMember, plain: true });
    await visited.screen.findByRole('heading', { level: 1 });
    expect(wordsOn(visited)).not.toContain('Avtalen');
  });
});
