import type { Message, PanelClosing } from '@felles/core';
import { createContext, useContext, useEffect, useRef } from 'react';

/** The actions of a panel's content on its panel. */
export interface PanelFrame {
  readonly keepsOpen: boolean;
  keepOpen(isOn: boolean): void;
  /** Something was created in it: the panel closes, or starts again. */
  created(): void;
  close(): void;
  guard(mayClose: () => PanelClosing): () => void;
}

export const PanelContext = createContext<PanelFrame | null>(null);

/** The panel around a component. */
export function usePanel(): PanelFrame {
  const frame = useContext(PanelContext);
  if (!frame) throw new Error('only what stands in a panel has one');
  return frame;
}

/** Makes the panel ask this before it closes. */
export function usePanelGuard(mayClose: () => PanelClosing): void {
  const { guard } = usePanel();
  const latest = useRef(mayClose);
  useEffect(() => {
    latest.current = mayClose;
  });
  useEffect(() => guard(() => latest.current()), [guard]);
}

/** Makes the panel ask before it closes with unsaved data. */
export const useFormGuard = ({ guard }: { readonly guard: { hasChanges(): boolean } }, text: Message): void =>
  usePanelGuard(() => (guard.hasChanges() ? { result: 'confirm', text } : { result: 'allow' }));
