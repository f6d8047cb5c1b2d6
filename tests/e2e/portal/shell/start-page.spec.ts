import { readInBothLanguages } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { IN_THE_VIEWER } from '../../support/viewer.ts';

test(
  '[P-PAYMENT-59] shows the terms that are a document, also after they could not be fetched',
  IN_THE_VIEWER,
  async ({ page, portal }) => {
    for (const call of ['terms.conditionUrl', 'terms.conditions'])
      goesWrong(portal.world, { call, kind: 'status', status: 503 });
    await portal.open('/nordlys/vilkar');
    const failed = page.getByRole('alert');
    await readInBothLanguages(page, async ({ retry }) => {
      await expect(failed).toContainText('Tjenesten er ikke tilgjengelig akkurat nå.');
      await expect(failed.getByRole('button', { name: retry })).toBeVisible();
    });
    goesRight(portal.world);
    await failed.getByRole('button').click();
    await readInBothLanguages(page, (words) => expect(page.getByTitle(words.terms)).toHaveAttribute('src', /^blob:/));
    await expect(failed).toHaveCount(0);
  },
);
