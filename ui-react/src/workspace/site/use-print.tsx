import '../../i18n/catalogs/paper.ts';

import { type ComponentType, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { FetchedPart } from '../../kit/FetchedPart.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { PRINTER } from '../../kit/shapes.ts';

/** The calls of a document to its button. */
export interface Printing {
  /** The browser has been asked to print. */
  readonly onAsked: () => void;
  /** It is on paper, or the user has left the dialogue. */
  readonly onDone: () => void;
}

interface PrintOf<P extends object> {
  /** Fetches the document: it is drawn for the paper alone. */
  readonly code: () => Promise<ComponentType<P & Printing>>;
  readonly given: P;
}

/** The button stands where the user is; the document stays also where a narrow sheet changes the page. */
interface Print {
  readonly press: () => void;
  readonly button: ReactNode;
  readonly document: ReactNode;
}

/** [W-SITE-56] Prints a record as a document of its own, once all of it is there. */
export function usePrint<P extends object>({ code, given }: PrintOf<P>): Print {
  const [presses, setPresses] = useState(0);
  const [isOn, setOn] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const text = useText();
  const page = document.getElementById('main');
  const printing: Printing = { onAsked: () => setBusy(false), onDone: () => setOn(false) };
  const print = () => {
    if (isBusy) return;
    setPresses(presses + 1);
    setBusy(true);
    setOn(true);
  };
  return {
    press: print,
    button: (
      <Button kind="ghost" busy={isBusy} onClick={print}>
        {!isBusy && <Shape path={PRINTER} />}
        {text('paper.print')}
      </Button>
    ),
    document:
      isOn && page && createPortal(<FetchedPart key={presses} code={code} given={{ ...given, ...printing }} />, page),
  };
}
