import type { ComponentType } from 'react';
import { lazyCode } from '../../react/lazy-code.ts';
import { usePortal } from '../services.ts';
import { DeferredPart } from './DeferredPart.tsx';

const dialog = lazyCode(async () => (await import('./ConsentDialog.tsx')).ConsentDialog);
const opener = lazyCode(async () => (await import('./ConsentOpener.tsx')).ConsentOpener);

/** Asks for consent, as long as there is something to consent to. Its place is between the head and the content. */
export const Consent = () => <WhereNeeded code={dialog} />;

/** For the footer: opens the dialog again. */
export const ConsentLink = () => <WhereNeeded code={opener} />;

/** Its code is fetched only for centers that may have a tracker. */
const WhereNeeded = ({ code }: { readonly code: () => Promise<ComponentType> }) =>
  usePortal().tracking.isNeeded() && <DeferredPart code={code} />;
