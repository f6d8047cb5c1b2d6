import { useEffect, useState } from 'react';

/** Does what nobody waits for once what stands on the page has been painted. */
export const afterPaint = (action: () => void): void => {
  requestAnimationFrame(() => setTimeout(action));
};

/** Whether the component has stood on the page while that was painted. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}
