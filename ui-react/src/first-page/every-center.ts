// The portal of a center that represents all of them: its texts are placeholders.
import { type KeyValue, LANGUAGE_SETTINGS, type Language, ok } from '@felles/core';
import { asyncScheduler, BehaviorSubject, EMPTY, filter, firstValueFrom, of } from 'rxjs';
import { composePortal } from '../composition/portal.ts';
import { paths } from '../portal/paths.ts';
import type { PortalServices } from '../portal/services.ts';
import { PLACEHOLDERS } from './drawn-page.ts';

/** Its answers: it has everything the start page can show. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/manifest.json': { service_base_url: '/' },
  [`/rest/v1/boostsignup/token/${PLACEHOLDERS.center}`]: { token: 'token' },
  '/rest/v1/boostsignup/center': { id: 1, title: PLACEHOLDERS.title, contact_email: PLACEHOLDERS.mail },
  '/rest/departments': [],
  '/rest/v1/boostsignup/sponsorsetup': { status: true },
  '/rest/payment/conditionurl': { has_condition: true, url: 'https://terms.example/' },
  '/rest/colors': [],
  '/rest/images': [],
};

/** The portal of that center, started, in one language. */
export async function composeForEveryCenter(language: Language): Promise<PortalServices> {
  const services = composePortal({
    code: PLACEHOLDERS.center,
    root: '',
    fetch: async (address) => {
      const answer = ANSWERS[String(address)];
      return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer);
    },
    ...{ storage: nothingKept, tabStorage: nothingKept, sessionCookie: nothingKept },
    cookies: { ...nothingKept, read: (name) => of(ok(name === LANGUAGE_SETTINGS.key ? language : null)) },
    address: {
      path: () => paths.start.of(PLACEHOLDERS.center),
      isOpened: () => false,
      parameters: () => ({}),
      remove: () => {},
      parameter: () => null,
      setParameter: () => {},
    },
    surroundings: { width$: new BehaviorSubject(0), online$: new BehaviorSubject(true), userAgent: '' },
    tabs: { post: () => {}, messages$: EMPTY, returned$: EMPTY },
    clock: asyncScheduler,
    chance: () => 0,
  });
  services.language.open();
  services.session.open();
  services.center.open();
  const { startUp } = await firstValueFrom(
    services.center.view$.pipe(filter((view) => view.startUp.status !== 'loading')),
  );
  if (startUp.status !== 'ready') throw new Error(`the start page cannot be drawn ahead: ${JSON.stringify(startUp)}`);
  return services;
}

const nothingKept: KeyValue = { read: () => of(ok(null)), write: () => of(ok(null)) };
