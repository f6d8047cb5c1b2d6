import '../i18n/catalogs/frame.ts';
import '../i18n/catalogs/lists.ts';
import '../i18n/catalogs/workspace.ts';

import { BrowserRouter } from 'react-router-dom';
import { Broken } from '../kit/Broken.tsx';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { ROOT } from './paths.ts';
import { WorkspaceRoutes } from './routes.tsx';
import { WorkspaceProvider, type WorkspaceServices } from './services.ts';

/** The whole workspace, given its services. It speaks Norwegian. */
export function Workspace({ services }: { readonly services: WorkspaceServices }) {
  return (
    <WorkspaceProvider value={services}>
      <ErrorBoundary fallback={<Broken />}>
        <BrowserRouter basename={ROOT}>
          <WorkspaceRoutes />
        </BrowserRouter>
      </ErrorBoundary>
    </WorkspaceProvider>
  );
}
