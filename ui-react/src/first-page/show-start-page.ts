import { addressPart } from '@felles/core';
import { offeredTo } from '@felles/core/portal/session';
import { hasTerms } from '@felles/core/portal/terms';
import { namePage, wearColors } from '../browser/look.ts';
import { LANGUAGE_TAGS } from '../i18n/language-tags.ts';
import { sourcesOf } from '../portal/parts/picture-sources.ts';
import { mailTo, paths } from '../portal/paths.ts';
import type { PortalServices } from '../portal/services.ts';
import { applyStyleSheets } from '../react/style-sheets.ts';
import { filledIn, PLACEHOLDERS, type Values } from './drawn-page.ts';
import { type ActOnPresses, keepPresses, leaveLoadingScreen } from './early-input.ts';
import { keepAsShown } from './shown-ahead.ts';

/** Whether the visitor has come to the page that the build has drawn. */
export const isDrawnAhead = (code: string): boolean =>
  window.location.pathname.replace(/\/$/, '') === paths.start.of(code) && document.querySelector('template') !== null;

/** Shows the built start page with the center's texts. Returns how to replay presses; null where that page does not fit. */
export function showStartPage(services: PortalServices, place: HTMLElement): ActOnPresses | null {
  const { center, session, language, header, toasts, overlays, currentWeek } = services;
  const view = center.view$.value;
  const { title, pageTitle, contactEmail, colors, background, startUp } = view;
  const { status, canLogIn } = session.view$.value;
  const tag = LANGUAGE_TAGS[language.language$.value];
  const drawn = document.querySelector<HTMLTemplateElement>(`template[lang="${tag}"]`);
  const isKnown = typeof title === 'string' && contactEmail !== null && offeredTo(status, canLogIn) === 'logIn';
  if (!isDrawnAhead(center.code) || startUp.status !== 'ready' || !drawn || !isKnown) return null;
  const page = document.importNode(drawn.content, true);
  const frame = page.querySelector('div');
  if (!frame) return null;
  const { company, privateSponsor, terms } = paths;
  const withheld = [
    ...(view.canBeSponsored ? [] : [company, privateSponsor]),
    ...(hasTerms(view.condition) ? [] : [terms]),
  ];
  for (const { of } of withheld)
    for (const link of page.querySelectorAll(`a[href="${of(PLACEHOLDERS.center)}"]`)) link.remove();
  fill(page, { center: center.code, title, mail: contactEmail, week: String(currentWeek()) });
  const picture = page.querySelector('img');
  for (const [name, value] of Object.entries(sourcesOf(background))) picture?.setAttribute(name, value);
  keepAsShown(
    center.view$,
    session.view$,
    language.language$,
    header.informationHidden$,
    toasts.store$,
    overlays.store$,
  );
  wearColors(colors);
  if (pageTitle !== null) namePage(pageTitle, tag);
  applyStyleSheets();
  leaveLoadingScreen(place);
  place.replaceChildren(page);
  return keepPresses(frame);
}

/** Puts the values in their places: into texts, names and addresses, where they can be nothing else. */
function fill(page: DocumentFragment, values: Values): void {
  const inPath = { ...values, center: addressPart(values.center) };
  for (const link of page.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    link.setAttribute('href', href === mailTo(PLACEHOLDERS.mail) ? mailTo(values.mail) : filledIn(href, inPath));
  }
  for (const named of page.querySelectorAll('[aria-label]'))
    named.setAttribute('aria-label', filledIn(named.getAttribute('aria-label') ?? '', values));
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = filledIn(text.nodeValue ?? '', values);
}
