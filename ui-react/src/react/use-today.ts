import { createToday, type Day } from '@felles/core';
import { useState } from 'react';
import { clock } from '../browser/clock.ts';
import { useObservable } from './use-observable.ts';
import { useOpen } from './use-open.ts';

/** The day it is in Oslo, for a part of the kit that no page gives it. */
export function useToday(): Day {
  const [today] = useState(() => createToday(clock));
  useOpen(today);
  return useObservable(today.day$);
}
