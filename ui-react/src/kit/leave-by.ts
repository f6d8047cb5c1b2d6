import type { KeyboardEvent, SyntheticEvent } from 'react';

/** How a dialog hears that the user wants to leave it: by Escape, or by the back gesture of their system. */
export const leaveBy = (onLeave: () => void) => ({
  onCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return; // a dialog inside this one
    event.preventDefault();
    onLeave();
  },
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault(); // the browser would close it the second time without asking
    event.stopPropagation();
    onLeave();
  },
});
