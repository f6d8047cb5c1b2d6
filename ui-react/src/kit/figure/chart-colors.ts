// The tokens as a canvas understands them: it knows neither variables nor light and dark.

const SERIES = 5;

export interface Palette {
  readonly series: readonly string[];
  readonly text: string;
  readonly line: string;
  readonly surface: string;
  readonly font: string;
}

export function paletteOf(element: HTMLElement): Palette {
  const computed = getComputedStyle(element);
  // An element's own colour is a token worked out.
  const colorOf = (token: string): string => {
    element.style.color = `var(${token})`;
    const { color } = computed;
    element.style.color = '';
    return color;
  };
  return {
    series: Array.from({ length: SERIES }, (_, at) => colorOf(`--series-${at + 1}`)),
    text: colorOf('--text-2'),
    line: colorOf('--line'),
    surface: colorOf('--surface'),
    font: computed.fontFamily,
  };
}
