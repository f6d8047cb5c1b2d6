import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../services.ts';
import type { StartOverDialogProps } from './StartOverDialog.tsx';

/** [P-SIGNUP-04] Forgets a started sign-up when the start page opens, after a question where text would be lost. */
export function StartOver() {
  const { startOver, hasUnsentText } = usePortal();
  const { key } = useLocation();
  const [Question, setQuestion] = useState<ComponentType<StartOverDialogProps> | null>(null);
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      const question = (await hasUnsentText()) ? (await import('./StartOverDialog.tsx')).StartOverDialog : null;
      if (!isHere) return;
      if (question === null) startOver(false);
      setQuestion(() => question);
    };
    // The router has this key for the first page of a load: a visitor who arrives is not asked.
    if (key === 'default') startOver(true);
    // If the code cannot be fetched, nothing is forgotten.
    else ask().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [startOver, hasUnsentText, key]);

  const confirm = () => {
    startOver(false);
    setQuestion(null);
  };
  return Question && <Question onStartOver={confirm} />;
}
