import type { ConfirmLeaving } from '@felles/core';
import { Suspense, use, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazily } from '../../react/lazily.ts';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

const dialog = lazily(async () => (await import('../profile/LogOutDialog.tsx')).LogOutDialog);

/** Stands above whatever page somebody with unsaved changes logs out from. */
export function LogOutQuestion() {
  const question = useObservable(usePortal().leaving.question$);
  return question && <Question question={question} />;
}

function Question({ question }: { readonly question: ConfirmLeaving }) {
  const { center } = usePortal();
  const { closing, setbacks } = useObservable(question.view$);
  const navigate = useNavigate();
  const met = useRef(setbacks);
  useEffect(() => {
    if (met.current === setbacks) return;
    met.current = setbacks;
    navigate(paths.profile.of(center.code)); // where it says why it could not be saved
  }, [center, navigate, setbacks]);

  if (closing === 'unasked') return null;
  return (
    <Suspense>
      <Dialog question={question} />
    </Suspense>
  );
}

function Dialog({ question }: { readonly question: ConfirmLeaving }) {
  const Shown = use(dialog());
  return <Shown question={question} />;
}
