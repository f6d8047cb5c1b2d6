import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchOf } from '../../browser/address.ts';

/** The parameter of the address for a panel above a conversation. */
const SHOW = 'show';

/** The history entry remembers that the entry before is the conversation alone. */
const SHOWN_HERE = { state: 'shown' };

/** The panel above the conversation, by its word in the address. It is an entry of the history, so Back closes it. */
export function useShown(): readonly [string | null, (word: string | null) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const show = useCallback(
    (word: string | null): void => {
      const to = pathname + searchOf({ [SHOW]: word ?? undefined }, search);
      if (word !== null) navigate(to, SHOWN_HERE);
      else if (state === SHOWN_HERE.state) navigate(-1);
      else navigate(to, { replace: true });
    },
    [navigate, pathname, search, state],
  );
  return [new URLSearchParams(search).get(SHOW), show];
}
