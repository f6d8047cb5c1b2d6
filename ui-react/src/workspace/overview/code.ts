import { useEffect } from 'react';
import { lazily } from '../../react/lazily.ts';
import { useWorkspace } from '../services.ts';

/** The first page of a project. */
export const overview = lazily(async () => (await import('../screens/OverviewScreen.tsx')).OverviewScreen);

/** Fetches the code of the first page of a project ahead, once what leads to such a page is shown. */
export function useOverviewAhead(isShown: boolean): void {
  const { projectPages, handbook, chat } = useWorkspace();
  useEffect(() => {
    if (!isShown) return;
    overview();
    projectPages();
    handbook();
    chat();
  }, [isShown, projectPages, handbook, chat]);
}
