import { type RefObject, useEffect } from 'react';

/** A press anywhere on a row is a press on its link, but for what can be pressed itself and for text that is marked. */
export function useRowPress(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const place = table.current;
    const press = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      if (!(target instanceof Element) || target.closest('a, button, input, select, textarea, label, [role="menu"]'))
        return;
      if (window.getSelection()?.type === 'Range') return;
      const link = target.closest('tbody > tr')?.querySelector('[data-leads-to-row]');
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    };
    place?.addEventListener('click', press);
    return () => place?.removeEventListener('click', press);
  }, [table]);
}
