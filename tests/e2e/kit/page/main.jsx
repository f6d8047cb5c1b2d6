// The parts of the kit by themselves, for tests of what no screen shows in every state. It is built with the portal's
// own configuration and served under the portal's own policy.
import '../../../../ui-react/src/styles/index.css';
import '../../../../ui-react/src/i18n/catalogs/frame.ts';

import { createHttp } from '@felles/adapters-http';
import { createDocumentStore, fail, ok } from '@felles/core';
import { createAccess } from '@felles/core/internal/shared/access';
import { pdfDocument } from '@felles/fixtures';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { asyncScheduler, BehaviorSubject, map, NEVER, of, timer } from 'rxjs';
import { center } from '../../../../adapters-http/src/wire/portal/center.ts';
import { createOverlays } from '../../../../ui-react/src/composition/overlays.ts';
import { createToasts } from '../../../../ui-react/src/composition/toasts.ts';
import { TextsIn } from '../../../../ui-react/src/i18n/TextsIn.tsx';
import { AbovePage } from '../../../../ui-react/src/portal/parts/AbovePage.tsx';
import { PortalProvider } from '../../../../ui-react/src/portal/services.ts';
import { Parts } from './parts.jsx';
import { Replaced } from './replaced.jsx';

const words = (message) => ({ key: 'failure.refused', params: { message } });
const terms = pdfDocument('Vilkår', ['Disse vilkårene gjelder for medlemskapet ditt.']);
const DOCUMENTS = {
  terms: () => of(ok(terms)),
  slow: () => timer(2_000).pipe(map(() => ok(terms))),
  never: () => NEVER,
  page: () => of(ok({ type: 'application/pdf', bytes: new TextEncoder().encode('<script>alert(1)</script>') })),
  refused: () => of(fail({ kind: 'refused', refusal: 'generic', status: 503, type: 'Unavailable', message: 'Borte.' })),
};

const toasts = createToasts({ clock: asyncScheduler }, { lost$: new BehaviorSubject(false) });
const overlays = createOverlays(toasts);
const http = createHttp({ root: '', fetch: window.fetch.bind(window), clock: asyncScheduler, access: createAccess() });

window.kit = {
  saved: 0,
  show: (type, title, rest = {}) =>
    toasts.show({ ...rest, type, title: words(title), ...(rest.subtitle && { subtitle: words(rest.subtitle) }) }),
  closeToasts: () => toasts.store$.value?.closeAll(),
  openDocument: (name, fileName = null) =>
    overlays.openDocument({ title: words('Betalingsvilkår'), fetch: DOCUMENTS[name], fileName }),
  /** Another window above the first, with data in it that was changed. */
  openChanged: (canSave) => {
    let isUnsaved = true;
    overlays.store$.value?.open(
      { title: words('Endret'), document: createDocumentStore({ fetch: DOCUMENTS.never }), fileName: null },
      {
        hasChanges: () => isUnsaved,
        isSaving: () => false,
        discard: () => undefined,
        save: () => {
          window.kit.saved += 1;
          return timer(500).pipe(
            map(() => {
              isUnsaved = !canSave;
              return canSave ? ok(null) : fail({ kind: 'unreachable', cause: 'network' });
            }),
          );
        },
      },
    );
  },
  /** A call that fails, told as one that nobody has a place for. */
  ask: () => http.ask(center.manifest, {}).subscribe((answer) => answer.ok || toasts.report(answer.error)),
};

/** How often the page has been left: each time for one that it has not been at. */
let left = 0;

function Controls() {
  const navigate = useNavigate();
  window.kit.leave = () => {
    left += 1;
    navigate(`/other/${left}`);
  };
  return (
    <p>
      <button type="button" onClick={() => window.kit.openDocument('terms', 'vilkar.pdf')}>
        Vis vilkår
      </button>{' '}
      <button type="button" onClick={() => window.kit.show('info', 'Hei')}>
        Vis melding
      </button>
    </p>
  );
}

const language = document.cookie.includes('language=en') ? 'en' : 'no';

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <PortalProvider value={{ toasts, overlays }}>
      <TextsIn language={language}>
        <MemoryRouter>
          <main id="main" tabIndex={-1} style={{ maxWidth: 700, padding: 20, margin: '0 auto' }}>
            <h1>Kit</h1>
            <Controls />
            <Parts />
            <Replaced />
          </main>
          <AbovePage />
        </MemoryRouter>
      </TextsIn>
    </PortalProvider>
  </StrictMode>,
);
