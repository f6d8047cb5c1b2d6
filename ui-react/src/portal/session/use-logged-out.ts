import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

/** Leads a visitor who has logged out to the start page. Their data goes first; the page takes the focus of the gone control. */
export function useLoggedOut(): void {
  const { startOver, center, session } = usePortal();
  const { logouts } = useObservable(session.view$);
  const navigate = useNavigate();
  const followed = useRef(logouts);
  useEffect(() => {
    if (followed.current === logouts) return;
    followed.current = logouts;
    startOver(false);
    navigate(paths.start.of(center.code));
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [logouts, startOver, center, navigate]);
}
