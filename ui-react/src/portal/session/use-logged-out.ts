import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

/** Leads whoever has logged out here to the start page. The control they used is gone, so the page takes the focus. */
export function useLoggedOut(): void {
  const { center, session } = usePortal();
  const navigate = useNavigate();
  useEffect(() => {
    const leaving = session.loggedOut$.subscribe(() => {
      navigate(paths.start.of(center.code));
      document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => leaving.unsubscribe();
  }, [center, session, navigate]);
}
