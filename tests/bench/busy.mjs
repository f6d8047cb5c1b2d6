// How long a change keeps the main thread of a page busy.

/** Milliseconds of the main thread, with the style and the layout that the change asks for. */
export function busyFor(place, work) {
  window.gc();
  const began = performance.now();
  work();
  place.getBoundingClientRect();
  return performance.now() - began;
}

/** After the frame that shows it, so that nothing is left over for the next figure. */
export const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
