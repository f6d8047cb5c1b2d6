import { BrowserRouter } from 'react-router-dom';
import { Texts } from '../i18n/text.tsx';
import { useObservable } from '../react/use-observable.ts';
import { PortalRoutes } from './routes.tsx';
import { PortalProvider, type PortalServices } from './services.ts';

/** The whole portal, given its services. */
export function Portal({ services }: { readonly services: PortalServices }) {
  const language = useObservable(services.language.language$);
  return (
    <PortalProvider value={services}>
      <Texts language={language}>
        <BrowserRouter>
          <PortalRoutes />
        </BrowserRouter>
      </Texts>
    </PortalProvider>
  );
}
