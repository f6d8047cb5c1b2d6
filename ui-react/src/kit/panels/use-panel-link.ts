import { panelText } from '@felles/core';
import { useLocation } from 'react-router-dom';
import { PARAMETER } from './use-panel-history.ts';

/** Where a panel of this page is opened by a link: the same page, whatever else stands in its address. */
export function usePanelLink(): (address: string) => string {
  const { search } = useLocation();
  return (address) => {
    const all = new URLSearchParams(search);
    all.set(PARAMETER, panelText([address]));
    return `?${all}`;
  };
}
