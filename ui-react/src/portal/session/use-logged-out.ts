import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

/** Leads whoever has logged out here to the start page. The control they used is gone, so the page takes the focus. */
export function useLoggedOut(): void {
  const { center, session } = usePortal();
  const { logouts } = useObservable(session.view$);
  const navigate = useNavigate();
  const followed = useRef(logouts);
  useEffect(() => {
    if (followed.current === logouts) return;
    followed.current = logouts;
    navigate(paths.start.of(center.code));
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [logouts, center, navigate]);
}
