import { DEMO_TIME } from '../world/demo.ts';
import type { ClockSetting } from '../world/state.ts';
import type { ClockOrder } from './calls/world.ts';

/** The clock that an order makes of the one there was. Everything in epoch milliseconds. */
export function clockAfter(order: ClockOrder, before: ClockSetting, realTime: number): ClockSetting {
  switch (order.kind) {
    case 'real':
      return { kind: 'real', offset: 0 };
    case 'run':
      return { kind: 'real', offset: order.from - realTime };
    case 'freeze':
      return { kind: 'frozen', at: order.at };
    case 'move':
      return before.kind === 'frozen'
        ? { kind: 'frozen', at: before.at + order.milliseconds }
        : { kind: 'real', offset: before.offset + order.milliseconds };
  }
}

/** Whether a clock shows a time that the demo world can live in. */
export function canShow(clock: ClockSetting, realTime: number): boolean {
  const instant = clock.kind === 'frozen' ? clock.at : realTime + clock.offset;
  return instant >= DEMO_TIME.from && instant < DEMO_TIME.to;
}
