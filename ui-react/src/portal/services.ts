import type { Behavior, Failure, HeaderStore, LanguageStore, ToastRequest, ToastStore } from '@felles/core';
import type { CenterStore, PortalInfoStore, TimetableStore } from '@felles/core/portal';
import { createContext } from 'react';
import { useProvided } from '../react/use-provided.ts';

/** Messages beside the page; there is no store of them before the first. */
export interface Toasts {
  readonly store$: Behavior<ToastStore | null>;
  show(request: ToastRequest): void;
  /** Tells of a failure that has no place of its own on the page. */
  report(failure: Failure): void;
}

/** Everything a portal screen may use. Stores only: no ports, no container. A function fetches its store's code first. */
export interface PortalServices {
  /** The number of the week it is in Oslo. */
  readonly currentWeek: () => number;
  readonly center: CenterStore;
  readonly language: LanguageStore;
  readonly header: HeaderStore;
  readonly toasts: Toasts;
  readonly timetable: () => Promise<TimetableStore>;
  readonly portalInfo: () => Promise<PortalInfoStore>;
}

const PortalContext = createContext<PortalServices | null>(null);
PortalContext.displayName = 'the portal services';

export const PortalProvider = PortalContext.Provider;
export const usePortal = (): PortalServices => useProvided(PortalContext);
