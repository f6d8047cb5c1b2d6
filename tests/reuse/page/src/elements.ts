// Elements of the page. What is drawn anew keeps the focus by its id.
type Properties<E> = Partial<Record<Extract<keyof E, string>, unknown>>;

export function el<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Properties<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children.filter((child) => child !== null));
  return element;
}

export const button = (label: string, onclick: () => void, properties: Properties<HTMLButtonElement> = {}) =>
  el('button', { type: 'button', id: `button ${label}`, onclick, ...properties }, label);

/** Shows these in place of what was there. */
export function show(place: HTMLElement, ...children: readonly (Node | string | null)[]): void {
  const focused = document.activeElement?.id;
  place.replaceChildren(...children.filter((child) => child !== null));
  if (focused) document.getElementById(focused)?.focus();
}
