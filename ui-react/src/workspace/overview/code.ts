import { useEffect } from 'react';
import { lazily } from '../../react/lazily.ts';
import { useWorkspace } from '../services.ts';

/** The first page of a project. Its block of conversations comes later, and is waited for by nothing else. */
export const overview = {
  code: lazily(async () => (await import('../screens/OverviewScreen.tsx')).OverviewScreen),
  areas: ['checkIns', 'handbook', 'project', 'projectPages'],
} as const;

/** Fetches the code of the first page of a project ahead, once what leads to such a page is shown. */
export function useOverviewAhead(isShown: boolean): void {
  const services = useWorkspace();
  useEffect(() => {
    if (!isShown) return;
    overview.code();
    for (const area of overview.areas) services[area]();
    services.chat();
  }, [isShown, services]);
}
