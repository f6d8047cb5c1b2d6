import type { PersonProblems } from '@felles/core/portal';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLostFocus } from '../../react/use-lost-focus.ts';

interface TurnedDown {
  readonly form: RefObject<HTMLElement | null>;
  /** What names everything that is wrong. */
  readonly missing: RefObject<HTMLElement | null>;
  readonly setbacks: number;
  readonly problems: PersonProblems;
}

/** Leads whoever is turned down to everything that is wrong, and to the form again when that is gone by itself. */
export function useTurnedDown({ form, missing, setbacks, problems }: TurnedDown): void {
  const seen = useRef(setbacks);
  useEffect(() => {
    const isTurnedDown = setbacks > seen.current;
    seen.current = setbacks;
    if (isTurnedDown) missing.current?.focus();
  }, [missing, setbacks]);
  const place = useCallback(() => form.current, [form]);
  useLostFocus(place, Object.keys(problems).length > 0 ? 'problems' : 'none');
}
