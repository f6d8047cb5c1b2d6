import type { ConfirmLeaving } from '@felles/core';
import { ConfirmClose } from '../../kit/ConfirmClose.tsx';
import { useObservable } from '../../react/use-observable.ts';

/** Asks before changes are lost by logging out. */
export function LogOutDialog({ question }: { readonly question: ConfirmLeaving }) {
  const { closing } = useObservable(question.view$);
  return <ConfirmClose isSaving={closing === 'saving'} onAnswer={question.answer} />;
}
