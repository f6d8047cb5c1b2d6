import type { ConfirmLeaving } from '@felles/core';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmClose } from '../../kit/ConfirmClose.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

/** Asks before changes are lost by logging out, and leads to the profile where they could not be saved. */
export function LogOutDialog({ question }: { readonly question: ConfirmLeaving }) {
  const { center } = usePortal();
  const { closing, rejections } = useObservable(question.view$);
  const navigate = useNavigate();
  const met = useRef(rejections);
  useEffect(() => {
    if (met.current === rejections) return;
    met.current = rejections;
    navigate(paths.profile.of(center.code)); // there the reason is shown
  }, [center, navigate, rejections]);

  return closing !== 'unasked' && <ConfirmClose isSaving={closing === 'saving'} mayStay onAnswer={question.answer} />;
}
