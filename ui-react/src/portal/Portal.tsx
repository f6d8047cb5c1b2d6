import { BrowserRouter } from 'react-router-dom';
import { TextsIn } from '../i18n/TextsIn.tsx';
import { useObservable } from '../react/use-observable.ts';
import { PortalRoutes } from './routes.tsx';
import { PortalProvider, type PortalServices } from './services.ts';

/** The whole portal, given its services. */
export function Portal({ services }: { readonly services: PortalServices }) {
  const language = useObservable(services.language.language$);
  return (
    <PortalProvider value={services}>
      <TextsIn language={language}>
        <BrowserRouter>
          <PortalRoutes />
        </BrowserRouter>
      </TextsIn>
    </PortalProvider>
  );
}
