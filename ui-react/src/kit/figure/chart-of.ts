// A figure in the words of chart.js. Each series has a colour and a pattern or a mark of its own.
import type { ChartConfiguration } from 'chart.js';
import { type FigureData, type FigureKind, plainly, type Series } from './figure-data.ts';
import { patterned } from './patterns.ts';

const DASHES: readonly (readonly number[])[] = [[], [7, 4], [2, 3], [10, 4, 2, 4], [14, 5]];
const MARKS = ['circle', 'rect', 'triangle', 'rectRot', 'crossRot'] as const;

/** How many bars there is room to name. */
const MOST_NAMED = 15;

export function chartOf(
  brush: CanvasRenderingContext2D,
  kind: FigureKind,
  data: FigureData,
): ChartConfiguration<'bar' | 'line'> {
  const palette = paletteOf(brush.canvas);
  const { text, line, surface, font } = palette;
  const words = { color: text, font: { family: font, size: 12 } };
  const isStacked = kind === 'stacked';
  const isLine = kind === 'line';
  const looks = isLine ? lineLook : barLook;
  return {
    type: isLine ? 'line' : 'bar',
    data: {
      labels: [...data.names],
      datasets: data.series.map((series, at) => ({
        label: series.name,
        data: numbersOf(series, data),
        ...looks(brush, palette, at),
      })),
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          stacked: isStacked,
          grid: { display: false },
          border: { color: line },
          // A bar without its name has no meaning; the points of a line have neighbours.
          ticks: { ...words, autoSkip: isLine || data.names.length > MOST_NAMED },
        },
        y: {
          stacked: isStacked,
          beginAtZero: true,
          grid: { color: line },
          border: { display: false },
          ticks: { ...words, maxTicksLimit: 6, callback: (value) => plainly(Number(value)) },
        },
      },
      plugins: {
        legend: {
          // One series needs no name beside the title.
          display: data.series.length > 1,
          position: 'bottom',
          labels: { ...words, usePointStyle: isLine, boxWidth: 24, boxHeight: isLine ? 7 : 12, padding: 12 },
        },
        tooltip: {
          backgroundColor: text,
          titleColor: surface,
          bodyColor: surface,
          titleFont: words.font,
          bodyFont: words.font,
          displayColors: false,
          callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${plainly(parsed.y ?? 0)}` },
        },
      },
    },
  };
}

const numbersOf = ({ numbers }: Series, { names }: FigureData) => names.map((_, at) => numbers[at] ?? null);

function barLook(brush: CanvasRenderingContext2D, { series, surface }: Palette, at: number) {
  const color = series[at % series.length] ?? '';
  return {
    backgroundColor: patterned(brush, at, color, surface),
    borderColor: color,
    borderWidth: 1.5,
    borderRadius: 2,
    maxBarThickness: 40,
  };
}

function lineLook(_: CanvasRenderingContext2D, { series }: Palette, at: number) {
  const color = series[at % series.length] ?? '';
  return {
    backgroundColor: color,
    borderColor: color,
    borderWidth: 2,
    borderDash: [...(DASHES[at % DASHES.length] ?? [])],
    pointStyle: MARKS[at % MARKS.length] ?? 'circle',
    pointRadius: 4,
    pointBorderWidth: 2,
  };
}

const SERIES = 5;

interface Palette {
  readonly series: readonly string[];
  readonly text: string;
  readonly line: string;
  readonly surface: string;
  readonly font: string;
}

/** The tokens as a canvas understands them: it knows neither variables nor light and dark. */
function paletteOf(element: HTMLElement): Palette {
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
