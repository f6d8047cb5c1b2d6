import { configure } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

// Waiting ends what has gone wrong; on a busy machine, what goes right takes its time.
configure({ asyncUtilTimeout: 20_000 });

/** Draws something into the page until the test ends. What is drawn may be replaced by calling what this returns. */
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
