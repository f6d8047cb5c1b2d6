// A double click where a single one was meant: what the first made go away must not hand the second on to what lay beneath.

const CONTROLS = 'a, button, input, select, summary';

/** How long after each other presses belong together (milliseconds). */
const TOGETHER = 500;

/** Keeps the second click of a double one from anything else than the first was made on. */
export function keepSecondClicks(): void {
  let first: Element | null = null;
  let pressedAt = Number.NEGATIVE_INFINITY;
  // A press on what is not to be used yet has no click.
  const press = ({ target, timeStamp }: Event) => {
    if (timeStamp - pressedAt > TOGETHER) first = controlOf(target);
    pressedAt = timeStamp;
  };
  const click = (event: MouseEvent) => {
    if (event.detail < 2 || first === null || controlOf(event.target) === first) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('click', click, true);
}

/** Words that belong to a control are pressed like it. */
const controlOf = (pressed: EventTarget | null): Element | null =>
  pressed instanceof Element ? (pressed.closest('label')?.control ?? pressed.closest(CONTROLS)) : null;
