import { PHASE_GROUPS, type PhaseGroup } from '@felles/core/workspace';
import { useState } from 'react';

/** [W-PHASES-13] */
const AT_FIRST: ReadonlySet<PhaseGroup> = new Set(['started']);

/** Which groups are open. The group of the phase that is opened opens by itself, once for each place that the phase has. */
export function useOpenGroups(phaseId: string | null, group: PhaseGroup | null) {
  const [open, setOpen] = useState(AT_FIRST);
  const [shown, setShown] = useState('');
  const place = group === null ? '' : `${group} ${phaseId}`;
  if (place !== shown && group !== null) {
    setShown(place);
    setOpen(new Set([...open, group]));
  }
  return {
    open,
    /** [W-PHASES-12] */
    turn(turned: PhaseGroup): void {
      setOpen(new Set(PHASE_GROUPS.filter((one) => open.has(one) !== (one === turned))));
    },
    turnAll(): void {
      setOpen(new Set(open.size === PHASE_GROUPS.length ? [] : PHASE_GROUPS));
    },
  };
}
