import '../i18n/catalogs/frame.ts';
import '../i18n/catalogs/portal-frame.ts';

import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { TextsIn } from '../i18n/TextsIn.tsx';
import { CrashNote } from '../kit/CrashNote.tsx';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { useObservable } from '../react/use-observable.ts';
import { AbovePage } from './parts/AbovePage.tsx';
import { PageHead } from './parts/PageHead.tsx';
import { PortalRoutes } from './routes.tsx';
import { PortalProvider, type PortalServices } from './services.ts';

interface PortalProps {
  readonly services: PortalServices;
  /** Knows the page: by the browser's address, but for a page that is drawn without a browser. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

/** The whole portal, given its services. */
export function Portal({ services, Router = BrowserRouter }: PortalProps) {
  const language = useObservable(services.language.language$);
  return (
    <PortalProvider value={services}>
      <TextsIn language={language}>
        <PageHead />
        <ErrorBoundary fallback={<CrashNote />}>
          <Router>
            <PortalRoutes />
            <AbovePage />
          </Router>
        </ErrorBoundary>
      </TextsIn>
    </PortalProvider>
  );
}
