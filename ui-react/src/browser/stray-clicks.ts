// Clicks that the user did not mean: the second of a double click after something closed, or beside something open.

const CONTROLS = 'a, button, input, select, summary';

/** How long after each other presses belong together (milliseconds). */
const TOGETHER = 500;

let isSpent = false;

/** The current press has done its work. */
export const spendPress = (): void => {
  isSpent = true;
};

/** Stops these clicks, for as long as the page is open. */
export function keepStrayClicks(): void {
  let first: Element | null = null;
  let pressedAt = Number.NEGATIVE_INFINITY;
  // A press on an element that is not ready yet has no click.
  const press = ({ target, timeStamp }: Event) => {
    isSpent = false;
    if (timeStamp - pressedAt > TOGETHER) first = controlOf(target);
    pressedAt = timeStamp;
  };
  const click = (event: MouseEvent) => {
    const isSecond = event.detail > 1 && first !== null && controlOf(event.target) !== first;
    // A click by keyboard comes without a press.
    if (event.detail === 0 || !(isSpent || isSecond)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('click', click, true);
}

/** Words that belong to a control are pressed like it. */
const controlOf = (pressed: EventTarget | null): Element | null =>
  pressed instanceof Element ? (pressed.closest('label')?.control ?? pressed.closest(CONTROLS)) : null;
