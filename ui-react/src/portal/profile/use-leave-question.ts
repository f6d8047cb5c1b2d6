import { useEffect } from 'react';

/** Lets the browser ask before the page is closed or left for another site, as long as something is not saved. */
export function useLeaveQuestion(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}
