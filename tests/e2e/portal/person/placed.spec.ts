import { join } from 'node:path';
import { builtFrom } from '../../support/built-page.ts';
import { PERSON_WORDS } from '../../support/person.ts';
import { expect, inBothLanguages, test as portalTest } from '../../support/portal.ts';

/** A browser at a page on which the form stands as flows place it, and every answer to an age. */
const test = portalTest.extend({
  site: builtFrom(join(import.meta.dirname, 'page')),
});

inBothLanguages((_, language) => {
  const words = PERSON_WORDS[language];

  test('[P-PERSON-38] [P-PERSON-41] [P-PERSON-43] [P-PERSON-44] [P-PERSON-49] [P-PERSON-04] stands as a flow places it', async ({
    page,
    portal,
  }) => {
    await test.step('[P-PERSON-38] [P-PERSON-41] [P-PERSON-43] [P-PERSON-44] says why a visitor is too young, and who may help', async () => {
      await portal.open('/nordlys');
      const notice = (name: string) => page.getByRole('region', { name, exact: true });
      await expect(notice('belowMinimum 15')).toHaveText(words.belowMinimum);
      await expect(notice('belowMinimum 16')).toHaveText(words.shortTerm);
      await expect(notice('sponsorRoute')).toContainText(words.sponsorRoute);
      await expect(notice('sponsorRoute').getByRole('link', { name: words.sponsorRouteGo })).toHaveAttribute(
        'href',
        '/nordlys/member/private',
      );
      await expect(notice('underage')).toContainText(words.underage);
      await expect(notice('underage')).toContainText(words.underageHow);
      await expect(notice('underage').getByRole('link')).toHaveCount(0);
      await expect(notice('allowed')).toHaveText('');
    });

    await test.step('[P-PERSON-49] fills in what is known of a member, locks who they are, and looks up no number', async () => {
      const member = page.getByRole('region', { name: 'member', exact: true });
      const field = (name: string) => member.getByRole('textbox', { name, exact: true });
      for (const [name, value] of [
        [words.first, 'Ingrid'],
        [words.last, 'Solbakken'],
        [words.phone, '10000001'],
        [words.birth, '17.05.1992'],
      ] as const) {
        await expect(field(name)).toHaveValue(value);
        await expect(field(name)).not.toBeEditable();
      }
      await expect(field(words.address)).toBeEditable();
      await expect(field(words.place)).toHaveValue('Bergen');
      await expect(field(words.find)).toHaveCount(0);
    });

    await test.step('[P-PERSON-04] asks a member for no approval of the terms, nor a visitor where a flow hides it', async () => {
      const approval = (name: string) =>
        page.getByRole('region', { name, exact: true }).getByRole('checkbox', { name: words.approve });
      await expect(approval('visitor')).toBeVisible();
      await expect(approval('hidden')).toHaveCount(0);
      await expect(approval('member')).toHaveCount(0);
      const member = page.getByRole('region', { name: 'member', exact: true });
      await member.getByRole('button', { name: 'Next' }).click();
      await expect(member.getByRole('region', { name: words.missing })).toHaveCount(0);
    });
  });
});
