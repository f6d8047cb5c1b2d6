import { configure, prettyDOM } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

// Waiting only ends for a mistake; on a busy machine, success takes its time.
configure({ asyncUtilTimeout: 20_000, getElementError });

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

/** Prints the page only when the message is read: a waiting test asks many times before it finds its element. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
}
