import type { Day } from '@felles/core';
import { createToday } from '@felles/core/internal/shared/today';
import {
  createWaitIndicator,
  type IndicatorState,
  type IndicatorTimes,
} from '@felles/core/internal/shell/wait-indicator';
import { useEffect, useState } from 'react';
import { clock } from '../browser/surroundings.ts';
import { useObservable } from './use-observable.ts';
import { useOpen } from './use-store.ts';

/** The day it is in Oslo, for a part of the kit that no page gives it. */
export function useToday(): Day {
  const [today] = useState(() => createToday(clock));
  useOpen(today);
  return useObservable(today.day$);
}

/** Whether it is shown that something is waited for. */
export function useWaitIndicator(isWaiting: boolean, times: IndicatorTimes): IndicatorState {
  const [indicator] = useState(() => createWaitIndicator(clock, times));
  useEffect(() => indicator.wait(isWaiting), [indicator, isWaiting]);
  useEffect(() => indicator.forget, [indicator]);
  return useObservable(indicator.waiting$);
}
