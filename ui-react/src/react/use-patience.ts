import { createWaitIndicator, type IndicatorTimes, type IndicatorState } from '@felles/core';
import { useEffect, useState } from 'react';
import { clock } from '../browser/clock.ts';
import { useObservable } from './use-observable.ts';

/** Whether it is shown that something is waited for. */
export function usePatience(isWaiting: boolean, times: IndicatorTimes): IndicatorState {
  const [patience] = useState(() => createWaitIndicator(clock, times));
  useEffect(() => patience.wait(isWaiting), [patience, isWaiting]);
  useEffect(() => patience.forget, [patience]);
  return useObservable(patience.waiting$);
}
