// Signing up with somebody else to pay, and paying for somebody else, as visitors find them: by role and by name.
import type { Locator, Page } from 'playwright/test';
import { type PersonOnPage, personOn } from './person.ts';
import { expect } from './portal.ts';
import { smsTo } from './service.ts';
import { HAS_SIGNED, MARIT, SPONSOR_LINK, SPONSOR_WORDS, type SponsorWords, STRANGER, VETLE } from './sponsor-words.ts';
import type { Language } from './words.ts';

export { HAS_SIGNED, MARIT, SPONSOR_LINK, SPONSOR_WORDS, STRANGER, smsTo, VETLE };

interface FlowOnPage extends PersonOnPage {
  readonly words: SponsorWords;
  readonly main: Locator;
  readonly steps: Locator;
  readonly current: Locator;
  readonly next: Locator;
  readonly back: Locator;
  readonly alert: Locator;
}

function flowOn(page: Page, language: Language): FlowOnPage {
  const words = SPONSOR_WORDS[language];
  const main = page.getByRole('main');
  return {
    ...personOn(page, language),
    words,
    main,
    steps: main.getByRole('list').first().getByRole('listitem'),
    current: main.locator('[aria-current="step"]'),
    next: main.getByRole('button', { name: words.next, exact: true }),
    back: main.getByRole('button', { name: words.back, exact: true }),
    alert: main.getByRole('alert').filter({ hasText: /./ }),
  };
}

/** Everything a private sign-up offers. */
export function privateOn(page: Page, language: Language = 'no') {
  const flow = flowOn(page, language);
  const { main, words, next, fillIn, place } = flow;
  const department = main.getByRole('button', { name: /Sentrum/ });
  const membership = main.getByRole('button', { name: /Fri trening 12 måneder/ });
  return {
    ...flow,
    department,
    membership,
    memberships: main.getByRole('heading', { name: words.memberships }),
    phone: main.getByRole('textbox', { name: words.phone }),
    send: main.getByRole('button', { name: words.send }),
    home: main.getByRole('link', { name: words.home }),
    async choose() {
      await department.click();
      await membership.click();
      await next.click();
    },
    /** To the last step, as Vetle, who is 16. */
    async signUp() {
      await this.choose();
      await fillIn(VETLE);
      await expect(place).toHaveValue('Trondheim');
      await next.click();
      await expect(main.getByRole('heading', { name: words.payer })).toBeVisible();
    },
  };
}

/** Everything a sponsor's sign-up offers. */
export function sponsorOn(page: Page, language: Language = 'no') {
  const flow = flowOn(page, language);
  const { main, words, next, fillIn, place } = flow;
  const sign = main.getByRole('button', { name: words.sign });
  return {
    ...flow,
    sign,
    whom: (name: string) => main.getByText(`${words.askedFor} ${name}`),
    /** To the second step, filled in as Marit, an adult whom nobody knows. */
    async fillInInformation(over: Parameters<typeof fillIn>[0] = {}) {
      await next.click();
      await fillIn({ ...MARIT, ...over });
      await expect(place).toHaveValue('Trondheim');
    },
  };
}
