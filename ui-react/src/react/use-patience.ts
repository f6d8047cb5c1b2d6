import { createPatience, type PatienceTimes, type Waiting } from '@felles/core';
import { useEffect, useState } from 'react';
import { clock } from '../browser/clock.ts';
import { useObservable } from './use-observable.ts';

/** Whether it is shown that something is waited for. */
export function usePatience(isWaiting: boolean, times: PatienceTimes): Waiting {
  const [patience] = useState(() => createPatience(clock, times));
  useEffect(() => patience.wait(isWaiting), [patience, isWaiting]);
  useEffect(() => patience.forget, [patience]);
  return useObservable(patience.waiting$);
}
