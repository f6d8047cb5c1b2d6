import { waitFor } from '@testing-library/dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { goesWrong } from '../../../e2e/support/service.ts';
import { INGRID } from '../../../e2e/support/session-words.ts';
import { SPONSOR_LINK } from '../../../e2e/support/sponsor-words.ts';
import { type Visited, visit } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/avtalegiro';
const INFO = 'ny treningssal på Torget';

/** The words of the page, written out once more, so that a changed text is noticed. */
const WORDS = {
  no: {
    title: 'Avtalegiro',
    setUp: 'Adressen sier at avtalegiro er satt opp',
    notSetUp:
      'Avtalegiro er ikke satt opp. Du vil innen kort tid motta oppstartsfaktura og link for signering av AvtaleGiro på e-post og sms. Medlemskapet vil være aktivert med en gang du mottar dette',
    home: 'Til forsiden',
    payersLink: 'Lenken i SMS-en virker fortsatt.',
    goOn: 'Fortsett som betaler',
  },
  en: {
    title: 'Direct debit',
    setUp: 'The address says that direct debit is set up',
    notSetUp:
      'Direct debit is not set up. You will shortly receive the first invoice and a link for signing direct debit by email and SMS. The membership will be active as soon as you receive these',
    home: 'To the front page',
    payersLink: 'The link in the SMS still works.',
    goOn: 'Continue as the payer',
  },
} as const;

/** Notes every live region that comes together with its words, and so may not be heard. */
function watchRegions(): readonly string[] {
  const early: string[] = [];
  const regions = '[role="status"], [role="alert"]';
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll(regions)])
            if (region.matches(regions) && region.textContent) early.push(region.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return early;
}

/** The box with these words, in a region that reads them out. */
const boxOf = ({ main }: Visited, role: 'status' | 'alert', words: string) =>
  main()
    .getAllByRole(role)
    .find(({ textContent }) => textContent?.includes(words))
    ?.querySelector(':scope > div')?.className;

describe('the result of a direct debit', () => {
  it('[P-SHELL-15] [P-PAYMENT-47] [P-PAYMENT-49] [P-PAYMENT-50] is a success with the words of the department', async () => {
    const early = watchRegions();
    const visited = visit(`${ADDRESS}?status=ok&departmentId=102`);
    const { world, screen, says, saysNot, inBothLanguages } = visited;
    await says(INFO);
    await inBothLanguages(async (_, language) => {
      const words = WORDS[language];
      screen.getByRole('heading', { level: 1, name: words.title });
      expect(boxOf(visited, 'status', words.setUp)).toMatch(/success/);
      expect(early.join(' ')).not.toContain(words.setUp);
      // Whatever language the page is read in, the center has written in its own.
      expect(screen.getByText(new RegExp(INFO)).closest('[lang]')?.getAttribute('lang')).toBe('nb');
      screen.getByRole('link', { name: words.home });
      await saysNot(words.notSetUp);
    });
    const asked = world.observed.calls.entries.filter(({ row }) => row === 'center.portalInfo');
    expect(asked.at(-1)?.query).toBe('departmentId=102');
  });

  it('[P-PAYMENT-51] is a failure in exactly these words, and says nothing else', async () => {
    const early = watchRegions();
    const visited = visit(`${ADDRESS}?status=not_ok&success=true&departmentId=101`);
    const { screen, says, saysNot, warns, press, inBothLanguages } = visited;
    await warns(WORDS.no.notSetUp);
    await inBothLanguages(async (_, language) => {
      const words = WORDS[language];
      screen.getByText(words.notSetUp);
      expect(boxOf(visited, 'alert', words.notSetUp)).toMatch(/danger/);
      expect(early.join(' ')).not.toContain(words.notSetUp);
      await saysNot(words.setUp);
      // A payer whose sign-up is kept nowhere still has their message.
      await says(words.payersLink);
      expect(screen.queryByRole('link', { name: words.goOn })).toBeNull();
    });
    await saysNot(INFO);
    await press(WORDS.no.home, 'link');
    await waitFor(() => expect(window.location.pathname).toBe('/nordlys'));
  });

  it.each([
    ['success=true', true],
    ['success=false', false],
    ['success=ok', true],
    ['status=not_started', false],
    ['status=', false],
    ['status=%3Cscript%3Ewindow.hacked=1%3C/script%3E&departmentId=__proto__', false],
  ])('[P-PAYMENT-47] is read from the address, and again when the page is loaded again: %s', async (query, isSetUp) => {
    const { says, load } = visit(`${ADDRESS}?${query}`);
    for (const _ of ['first', 'again']) {
      await says(isSetUp ? WORDS.no.setUp : WORDS.no.notSetUp);
      load();
    }
  });

  it('is said beside how the agreement of a member stands with the center', async () => {
    const visited = visit(SPONSOR_LINK, { member: INGRID.phone });
    const { screen, says, load, press } = visited;
    // A visitor who was to pay for another person, and left before signing.
    await says('Du er bedt om å betale for');
    for (const [status, said] of [
      ['ok', WORDS.no.setUp],
      ['not_ok', WORDS.no.notSetUp],
    ] as const) {
      load(`${ADDRESS}?status=${status}`);
      await says(said);
      await waitFor(() => expect(boxOf(visited, 'status', 'Avtalegiro er aktiv for Hele Nordlys')).toBeDefined());
    }
    // Both ways on stand beside each other, in one bar.
    const toProfile = screen.getByRole('link', { name: 'Se hvordan avtalen står på profilen din' });
    expect(toProfile.parentElement?.textContent).toContain(WORDS.no.goOn);
    await press('Se hvordan avtalen står på profilen din', 'link');
    await waitFor(() => expect(window.location.pathname).toBe('/nordlys/profile'));
  });

  it('promises nothing where the address reports no outcome', async () => {
    const { screen } = visit(`${ADDRESS}?departmentId=101`);
    await screen.findByText('Vi vet ikke hvilken avtale det gjelder');
    expect(screen.queryByText(/oppstartsfaktura|er satt opp|ikke satt opp|Lenken i SMS-en/)).toBe(null);
  });

  it('is said also where the words of the department do not come', async () => {
    const { says, saysNot } = visit(`${ADDRESS}?status=ok&departmentId=101`, {
      before: (world) => goesWrong(world, { call: 'center.portalInfo', kind: 'status', status: 503 }),
    });
    await says(WORDS.no.setUp);
    await saysNot(INFO);
  });
});
