// Draws the start page at build time, the same for every center, so that no visitor there waits for the drawing code.
import type { Language } from '@felles/core';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LANGUAGE_TAGS } from '../i18n/language-tags.ts';
import { Portal } from '../portal/Portal.tsx';
import { paths } from '../portal/paths.ts';
import { fetchAhead } from '../portal/routes.tsx';
import { PLACEHOLDERS } from './drawn-page.ts';
import { composeForEveryCenter } from './every-center.ts';

const ADDRESS = paths.start.of(PLACEHOLDERS.center);

/** A week is a number. This one is none that a year has, and becomes the placeholder when it has been written. */
const WEEK = 987_654_321;

type Tag = (typeof LANGUAGE_TAGS)[Language];

/** The start page as markup, by the tag of each language. */
export const drawStartPages = async (): Promise<Readonly<Record<Tag, string>>> => ({
  [LANGUAGE_TAGS.no]: await drawStartPage('no'),
  [LANGUAGE_TAGS.en]: await drawStartPage('en'),
});

async function drawStartPage(language: Language): Promise<string> {
  const services = await composeForEveryCenter(language);
  await inPlaceOfWindow(() => fetchAhead(services));
  const drawn = renderToString(
    <Portal
      services={{ ...services, currentWeek: () => WEEK }}
      Router={({ children }) => <StaticRouter location={ADDRESS}>{children}</StaticRouter>}
    />,
  );
  services.center.close();
  const markup = drawn
    .replaceAll(String(WEEK), PLACEHOLDERS.week)
    // Each visitor sees another picture.
    .replace(/ (?:src|srcSet|sizes)="[^"]*"/g, '');
  const ways = [paths.company, paths.privateSponsor, paths.terms].map(({ of }) => of(PLACEHOLDERS.center));
  const missing = [...Object.values(PLACEHOLDERS), ...ways].filter((words) => !markup.includes(words));
  if (missing.length > 0) throw new Error(`the start page that is drawn ahead lacks ${missing.join(' and ')}`);
  return markup;
}

/** Components that fetch the code of pages read the address of the visitor, and whether the network comes back. */
async function inPlaceOfWindow(action: () => Promise<unknown>): Promise<void> {
  const window = Object.assign(new EventTarget(), { location: { pathname: ADDRESS, href: ADDRESS } });
  Object.assign(globalThis, { window });
  try {
    await action();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}
