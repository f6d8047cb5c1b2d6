import { useState } from 'react';
import { useLostFocus } from '../../../../ui-react/src/react/use-focus.ts';

const page = () => document.getElementById('main');

/** Something that another thing takes the place of, whenever the test says so. */
export function Replaced() {
  const [shown, setShown] = useState(null);
  useLostFocus(page, shown);
  window.kit.replace = setShown;
  return (
    shown && (
      <button key={shown} type="button">
        {shown}
      </button>
    )
  );
}
