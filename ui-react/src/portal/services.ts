import type { LanguageStore } from '@felles/core';
import type { CenterStore, TimetableStore } from '@felles/core/portal';
import { createContext } from 'react';
import { useProvided } from '../react/use-provided.ts';

/** Everything a portal screen may use. Stores only: no ports, no container. */
export interface PortalServices {
  readonly center: CenterStore;
  readonly timetable: TimetableStore;
  readonly language: LanguageStore;
}

const PortalContext = createContext<PortalServices | null>(null);
PortalContext.displayName = 'the portal services';

export const PortalProvider = PortalContext.Provider;
export const usePortal = (): PortalServices => useProvided(PortalContext);
