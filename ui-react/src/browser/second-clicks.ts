// A double click where a single one was meant: what the first made go away must not hand the second on to what lay beneath.

const CONTROLS = 'a, button, input, select, summary';

/** Keeps the second click of a double one from anything else than the first was made on. */
export function keepSecondClicks(): void {
  let first: Element | null = null;
  window.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? controlOf(event.target) : null;
      if (event.detail < 2) first = control;
      else if (first && control !== first) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}

/** Words that belong to a control are pressed like it. */
const controlOf = (pressed: Element): Element | null => pressed.closest('label')?.control ?? pressed.closest(CONTROLS);
