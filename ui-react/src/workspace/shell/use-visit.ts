import type { Entry, VisitType } from '@felles/core/workspace';
import { useEffect } from 'react';
import { useWorkspace } from '../services.ts';

/** To be on the page of a thing is to visit it, once it is known to be there. */
export function useVisit(type: VisitType, { id, idtype }: Entry, isThere: boolean): void {
  const { visits } = useWorkspace().shell;
  useEffect(() => {
    if (isThere) visits.record({ type, idtype, id });
  }, [visits, type, idtype, id, isThere]);
}
