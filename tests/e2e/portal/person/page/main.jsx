// The form of a person as flows place it, and every answer to an age, for tests of what no page shows by itself. It is
// built with the portal's own configuration and served under the portal's own policy.
import '../../../../../ui-react/src/styles/index.css';
import '../../../../../ui-react/src/i18n/catalogs/frame.ts';

import { createHttp, createPersonHttp } from '@felles/adapters-http';
import { createAccess } from '@felles/core';
import { createPersonStore } from '@felles/core/portal';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { asyncScheduler, BehaviorSubject } from 'rxjs';
import { TextsIn } from '../../../../../ui-react/src/i18n/TextsIn.tsx';
import { AgeNotice } from '../../../../../ui-react/src/portal/person/AgeNotice.tsx';
import { PersonForm } from '../../../../../ui-react/src/portal/person/PersonForm.tsx';
import { PortalProvider } from '../../../../../ui-react/src/portal/services.ts';

const http = createHttp({ root: '', fetch: window.fetch.bind(window), clock: asyncScheduler, access: createAccess() });
const center = {
  code: 'nordlys',
  center$: new BehaviorSubject(null),
  departmentId$: new BehaviorSubject(null),
  view$: new BehaviorSubject({ condition: { status: 'ready', value: null }, contactPhone: null, contactEmail: null }),
};
const member = {
  memberid: 9001,
  fornavn: 'Ingrid',
  etternavn: 'Solbakken',
  adresse: 'Fjellveien 12',
  postnr: '5014',
  poststed: 'Bergen',
  mobil: '10000001',
  epost: 'ingrid@demo.example',
  birth: '1992-05-17',
  kjonn: 2,
};
const personOf = (profile, approval) =>
  createPersonStore({
    port: createPersonHttp(http),
    clock: asyncScheduler,
    profile$: new BehaviorSubject(profile),
    center,
    approval,
    report: () => undefined,
  });

const FORMS = {
  visitor: personOf(null, 'asked'),
  hidden: personOf(null, 'hidden'),
  member: personOf(member, 'asked'),
};
const DECISIONS = [
  { kind: 'allowed' },
  { kind: 'belowMinimum', limit: 15, shortTerm: false },
  { kind: 'belowMinimum', limit: 16, shortTerm: true },
  { kind: 'sponsorRoute' },
  { kind: 'underage' },
];

const language = document.cookie.includes('language=en') ? 'en' : 'no';

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <PortalProvider value={{ center }}>
      <TextsIn language={language}>
        <MemoryRouter>
          <main
            id="main"
            tabIndex={-1}
            style={{ display: 'grid', gap: 20, maxWidth: 700, padding: 20, margin: '0 auto' }}
          >
            <h1>Person</h1>
            {Object.entries(FORMS).map(([name, person]) => (
              <section key={name} aria-label={name}>
                <h2>{name}</h2>
                <PersonForm person={person} onSubmit={person.showProblems}>
                  <p>
                    <button type="submit">Next</button>
                  </p>
                </PersonForm>
              </section>
            ))}
            {DECISIONS.map((decision) => (
              <section key={JSON.stringify(decision)} aria-label={`${decision.kind} ${decision.limit ?? ''}`.trim()}>
                <AgeNotice decision={decision} />
              </section>
            ))}
          </main>
        </MemoryRouter>
      </TextsIn>
    </PortalProvider>
  </StrictMode>,
);
