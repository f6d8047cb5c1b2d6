import '../../i18n/lists/index.ts';

import type { Access } from '@felles/core/data';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../Icon.tsx';
import { CLOCK, LOCK } from '../shapes.ts';
import { StateNote } from './StateNote.tsx';

interface GateProps {
  readonly access: Access;
  /** What is behind it: "økonomi". */
  readonly part: string;
  /** Who can give access, and who can turn it on: "Prosjektleder Kari Nordmann". */
  readonly granter: string;
  readonly switcher: string;
  /** Where to go instead. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Offers a part to users who have it. The others are told who can change that; nothing is offered before it is known. */
export function Gate({ access, part, granter, switcher, actions, children }: GateProps) {
  const text = useText();
  switch (access) {
    case 'unknown':
      return null;
    case 'granted':
      return children;
    case 'denied':
      return (
        <StateNote icon={<Shape path={LOCK} />} title={text('gate.denied', { part })} actions={actions}>
          {text('gate.whoGrants', { who: granter })}
        </StateNote>
      );
    case 'off':
      return (
        <StateNote icon={<Shape path={CLOCK} />} title={text('gate.off', { part: beginning(part) })} actions={actions}>
          {text('gate.whoTurnsOn', { who: switcher })}
        </StateNote>
      );
  }
}

const beginning = (words: string): string => words.charAt(0).toLocaleUpperCase('nb') + words.slice(1);
