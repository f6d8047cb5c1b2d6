import { useEffect, useState } from 'react';
import { afterPaint } from '../browser/after-paint.ts';

/** Whether the component has stood on the page while that was painted. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}
