const GAP = 8;
const TIGHT = 4;

/** Places a floating element above another, or below it where there is no room, and never outside the window. */
export function place(floating: HTMLElement, target: HTMLElement): void {
  const { width, height } = floating.getBoundingClientRect();
  const around = target.getBoundingClientRect();
  const middle = around.left + around.width / 2;
  const furthest = Math.max(GAP, window.innerWidth - width - GAP);
  const left = Math.min(Math.max(GAP, middle - width / 2), furthest);
  const fitsAbove = around.top - height - GAP >= 0;
  floating.style.left = `${left}px`;
  floating.style.top = `${fitsAbove ? around.top - height - GAP : around.bottom + GAP}px`;
  floating.style.setProperty('--pointer', `${middle - left}px`);
  floating.dataset['side'] = fitsAbove ? 'above' : 'below';
}

/** Places a popover below its button, or above it where there is more room, and never outside the window. */
export function placeBeneath(floating: HTMLElement, target: HTMLElement): void {
  const { width, height } = floating.getBoundingClientRect();
  const around = target.getBoundingClientRect();
  const below = window.innerHeight - around.bottom - GAP;
  const isAbove = height > below && around.top > below;
  floating.style.left = `${Math.max(GAP, Math.min(around.left, window.innerWidth - width - GAP))}px`;
  floating.style.top = isAbove ? `${Math.max(GAP, around.top - height - TIGHT)}px` : `${around.bottom + TIGHT}px`;
  floating.style.maxHeight = `${(isAbove ? around.top : below) - GAP}px`;
}
