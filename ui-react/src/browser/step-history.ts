import type { StepHistory } from '@felles/core';
import { defer, filter, fromEvent, map } from 'rxjs';

/** Stored beside the router's data in the same entry. */
const NAME = 'signupStep';

/** The page whose flow reads the steps: the flows of several pages have steps of one name. */
let page = '';

/** The steps of a flow as entries of the browser's history, all of them with the page's own address. */
export const browserStepHistory: StepHistory = {
  current() {
    page = window.location.pathname;
    return stepIn(window.history.state);
  },
  push: (step) => window.history.pushState(withStep(step), ''),
  replace: (step) => window.history.replaceState(withStep(step), ''),
  moved$: defer(() => fromEvent<PopStateEvent>(window, 'popstate')).pipe(
    filter(() => window.location.pathname === page),
    map(({ state }) => stepIn(state)),
  ),
};

function stepIn(state: unknown): string | null {
  const step: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, NAME) : null;
  return typeof step === 'string' ? step : null;
}

const withStep = (step: string): object => ({ ...window.history.state, [NAME]: step });
