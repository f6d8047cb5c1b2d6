/** Does less urgent work once the page as it stands has been painted. */
export const afterPaint = (action: () => void): void => {
  requestAnimationFrame(() => setTimeout(action));
};

/** Over when it has been painted as it stands: that is when a browser first says whether it is in sight. */
export const painted = (element: Element): Promise<void> =>
  new Promise((done) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe(element);
  });

/** Does less urgent work once the page has nothing else to do; a browser that cannot tell does it after painting. */
export const whenIdle = (action: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action, { timeout: 1_000 });
  else afterPaint(action);
};
