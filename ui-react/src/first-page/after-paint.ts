/** Does less urgent work after the page has been painted. */
export const afterPaint = (action: () => void): void => {
  requestAnimationFrame(() => setTimeout(action));
};

/** Resolves after the element is painted: only then a browser reports whether it is in sight. */
export const whenPainted = (element: Element): Promise<void> =>
  new Promise((done) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe(element);
  });

/** Does less urgent work when the page is idle; a browser that cannot report that does it after painting. */
export const whenIdle = (action: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action, { timeout: 1_000 });
  else afterPaint(action);
};
