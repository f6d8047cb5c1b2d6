import { panelText } from '@felles/core';
import { useLocation } from 'react-router-dom';
import { PARAMETER } from './use-panel-history.ts';

/** The link that opens a panel on this page; the rest of the page's address stays as it is. */
export function usePanelLink(): (address: string) => string {
  // The router hears of what a list has written a moment later than the window has it.
  useLocation();
  return (address) => {
    const all = new URLSearchParams(window.location.search);
    all.set(PARAMETER, panelText([address]));
    return `?${all}`;
  };
}
