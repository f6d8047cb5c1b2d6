import type { Fractions, PhaseStore } from '@felles/core/workspace';
import { use, useEffect, useMemo } from 'react';
import { BehaviorSubject } from 'rxjs';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';

const UNKNOWN$ = new BehaviorSubject<Fractions | null>(null);

interface OpenedPhase {
  /** Null while the phase is closed. */
  readonly store: PhaseStore | null;
  readonly fractions: Fractions | null;
}

/** A phase asks for its parts while it is opened, and for nothing else. */
export function useOpenedPhase(projectId: string, phaseId: string, isOpen: boolean): OpenedPhase {
  const services = use(useWorkspace().phases());
  const store = useMemo(
    () => (isOpen ? services.one({ projectId, phaseId }) : null),
    [services, projectId, phaseId, isOpen],
  );
  useEffect(() => {
    store?.open();
    return () => store?.close();
  }, [store]);
  return { store, fractions: useObservable(store?.fractions$ ?? UNKNOWN$) };
}
