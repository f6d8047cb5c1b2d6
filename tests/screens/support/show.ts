import { configure } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

// Waiting only ends for a mistake; on a busy machine, success takes its time.
configure({ asyncUtilTimeout: 20_000 });

/** Draws something into the page until the test ends. The returned function replaces it. */
export function show(node: ReactNode): (node: ReactNode) => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = (next: ReactNode) => flushSync(() => root.render(next));
  onTestFinished(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  draw(node);
  return draw;
}
