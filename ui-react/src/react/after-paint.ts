import { useEffect, useState } from 'react';

/** Does what nobody waits for once what stands on the page has been painted. */
export const afterPaint = (action: () => void): void => {
  requestAnimationFrame(() => setTimeout(action));
};

/** Does what nobody waits for once the page has nothing else to do; a browser that cannot tell does it after painting. */
export const whenIdle = (action: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action, { timeout: 1_000 });
  else afterPaint(action);
};

/** Whether the component has stood on the page while that was painted. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}
