import type { Counter, Portal } from './door.ts';

/** Counts by the counter that the portal has at that moment. */
export const countingOf = ({ counter$ }: Pick<Portal, 'counter$'>): Counter => ({
  record: (action) => counter$.value?.record(action),
  leaveForSigning(leave) {
    if (counter$.value === null) leave();
    else counter$.value.leaveForSigning(leave);
  },
});
