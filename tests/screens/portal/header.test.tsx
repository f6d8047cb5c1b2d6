import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { WORDS, type Words } from '../../e2e/support/words.ts';
import { visit } from '../support/portal.tsx';

const CLASSES = '/nordlys/classes?departmentId=101';

describe('the portal', () => {
  it.each<readonly [string, (words: Words) => string]>([
    ['/nordlys', ({ welcome }) => welcome('Nordlys Trening')],
    ['/nordlys/classes', ({ timetable }) => timetable],
    ['/nordlys/vilkar', ({ terms }) => terms],
  ])('[P-SHELL-01] [P-SHELL-13] [P-SHELL-14] shows each page at its address: %s', async (path, title) => {
    const { screen, inBothLanguages } = visit(path);
    await screen.findByRole('heading', { level: 1, name: title(WORDS.no) });
    await inBothLanguages(async (words) => {
      await screen.findByRole('heading', { level: 1, name: title(words) });
    });
  });
});

describe('the header', () => {
  it('[P-SHELL-22] switches the language, unless its information is hidden', async () => {
    const { screen, user } = visit(CLASSES);
    const banner = await headerOf(screen);
    for (const words of [WORDS.no, WORDS.en]) {
      const hide = await screen.findByRole('button', { name: words.hideHeader });
      await user.click(hide);
      expect(banner.queryByRole('button', { name: words.otherLanguage })).toBeNull();
      await user.click(hide);
      await user.click(banner.getByRole('button', { name: words.otherLanguage }));
    }
    await screen.findByRole('heading', { level: 1, name: WORDS.no.timetable });
  });

  it('[P-SHELL-23] has a toggle that hides information, only where a page offers it', async () => {
    const { screen, user } = visit(CLASSES);
    const banner = await headerOf(screen);
    const hide = await screen.findByRole('button', { name: WORDS.no.hideHeader });
    const before = banner.getAllByRole('button').length;
    await user.click(hide);
    expect(banner.getAllByRole('button')).toEqual([hide]);
    expect(before).toBeGreaterThan(1);
    const [logo] = banner.getAllByRole('link');
    if (logo === undefined) throw new Error('The header has no link.');
    await user.click(logo);
    await screen.findByRole('heading', { level: 1, name: WORDS.no.welcome('Nordlys Trening') });
    await waitFor(() => expect(banner.getAllByRole('button').length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: WORDS.no.hideHeader })).toBeNull();
  });

  it('[P-SHELL-19] has a menu that leads to the start page, in both languages', async () => {
    const { screen, user, inBothLanguages } = visit('/nordlys');
    const banner = await headerOf(screen);
    await inBothLanguages(async (words) => {
      await user.click(await banner.findByRole('button', { name: words.openMenu }));
      const link = await banner.findByRole('link', { name: words.mainMenu });
      expect(link.getAttribute('href')).toBe('/nordlys');
      await user.click(banner.getByRole('button', { name: words.closeMenu }));
    });
  });
});

/** The header, once it offers something. */
async function headerOf(screen: ReturnType<typeof visit>['screen']) {
  const banner = within(await screen.findByRole('banner'));
  await banner.findByRole('button', { name: WORDS.no.otherLanguage });
  return banner;
}
