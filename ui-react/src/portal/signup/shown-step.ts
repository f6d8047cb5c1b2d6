import { createContext, type RefObject } from 'react';

/** The steps of the flow a page shows, and the one it has shown last: null on a page that has just come. */
export interface ShownStep {
  readonly steps: readonly string[];
  readonly last: RefObject<string | null>;
}

export const ShownStepContext = createContext<ShownStep | null>(null);
ShownStepContext.displayName = 'the step that was shown';
