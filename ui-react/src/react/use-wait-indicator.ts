import { createWaitIndicator, type IndicatorState, type IndicatorTimes } from '@felles/core';
import { useEffect, useState } from 'react';
import { clock } from '../browser/clock.ts';
import { useObservable } from './use-observable.ts';

/** Whether it is shown that something is waited for. */
export function useWaitIndicator(isWaiting: boolean, times: IndicatorTimes): IndicatorState {
  const [indicator] = useState(() => createWaitIndicator(clock, times));
  useEffect(() => indicator.wait(isWaiting), [indicator, isWaiting]);
  useEffect(() => indicator.forget, [indicator]);
  return useObservable(indicator.waiting$);
}
