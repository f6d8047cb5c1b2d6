/** Runs in each page to find out whether it can be used. */
export const USABLE = {
  portal: () => {
    const links = [...document.querySelectorAll('main a')];
    const things = [document.querySelector('main h1'), ...links];
    const isOnTop = (thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    // A link without its style sheet stands in a line of text.
    return (
      things.length > 2 &&
      things.every((thing) => thing !== null && isOnTop(thing)) &&
      links.every((link) => getComputedStyle(link).display !== 'inline')
    );
  },
  oneLine: () => document.querySelector('p') !== null,
};

/** Whether React has drawn the page: until then what is pressed in it waits. */
export const TAKEN_OVER = {
  // React marks the elements that it has taken.
  portal: () => Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__react')),
  oneLine: USABLE.oneLine,
};
