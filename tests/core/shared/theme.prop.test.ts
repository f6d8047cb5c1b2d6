import { hexOf, type StyleVariables, themeVariables } from '@felles/core';
import { parseColor, type Rgb, toLch } from '@felles/core/internal/shared/color';
import { apcaContrast, FLOORS, type Floor, wcagContrast } from '@felles/core/internal/shared/contrast';
import type { Mode } from '@felles/core/internal/shared/style-variables';
import { makeTheme, THEME } from '@felles/core/internal/shared/theme';
import { surfaces, tone, toneVariables } from '@felles/core/internal/shared/tone';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unicodeText } from '../../support/arbitraries/text.ts';

const byte = fc.integer({ min: 0, max: 255 });
const rgb = fc.tuple(byte, byte, byte).map(([r, g, b]): Rgb => [r / 255, g / 255, b / 255]);
const extreme = fc.constantFrom('#000000', '#ffffff', '#ffff00', '#00ffff', '#ff00ff', '#767676', '#808080', '#ffd400');
const color = fc.oneof({ arbitrary: rgb.map(hexOf), weight: 9 }, extreme);
const mode = fc.constantFrom<Mode>('light', 'dark');

const hostile = fc.oneof(
  fc.constantFrom(
    'red;}body{display:none',
    '#fff;color:red',
    '#ffffff}',
    'url(https://elsewhere.example/x.png)',
    'expression(alert(1))',
    'rgb(1,2,3);}*{background:url(//x)',
    'rgb(1,2,3',
    'var(--brand)',
    '</style><script>alert(1)</script>',
    '\\23 fff',
    '#ff\u0000f',
    'rgb(1e9,2,3)',
    `#${'f'.repeat(10_000)}`,
    `rgb(${'1'.repeat(10_000)},2,3)`,
    ' '.repeat(10_000),
    '',
  ),
  unicodeText().filter((text) => !/^\s*(#?[\da-f]{3,8}|rgba?\(.*\))\s*$/i.test(text)),
);
const name = fc.oneof(
  fc.string(),
  hostile,
  fc.constantFrom('primary', 'Main Color', '__proto__', 'x}:root{--brand:red'),
);
const entry = fc.record({ name, color: fc.oneof(color, hostile) });

const SAFE_NAME = /^--[a-z0-9]+(-[a-z0-9]+)*$/;
const SAFE_VALUE = /^[#0-9a-f(),. a-z-]+$/;

it('should hold text to WCAG 4.5 and APCA 60, and edges to WCAG 3', () => {
  expect(FLOORS).toEqual({ text: { contrast: 4.5, readability: 60 }, edge: { contrast: 3, readability: 0 } });
});

describe('makeTheme', () => {
  it('should keep text readable on the brand, resting, hovered and pressed', () => {
    fc.assert(
      fc.property(color, mode, (given, inMode) => {
        const theme = themeOf(given, inMode);
        for (const fill of ['--brand', '--brand-hover', '--brand-active'] as const)
          expectSeen(theme('--on-brand'), theme(fill), FLOORS.text);
      }),
    );
  });

  it('should keep brand-coloured text readable and brand edges visible on every surface', () => {
    fc.assert(
      fc.property(color, mode, (given, inMode) => {
        const theme = themeOf(given, inMode);
        const softs = [theme('--brand-soft'), theme('--brand-soft-hover')];
        for (const ground of [...surfacesFor(given, inMode), ...softs]) {
          expectSeen(theme('--brand-text'), ground, FLOORS.text);
          expectSeen(theme('--brand-edge'), ground, FLOORS.edge);
        }
        for (const soft of softs) expectSeen(theme('--on-brand-soft'), soft, FLOORS.text);
      }),
    );
  });

  it('should give the brand an outline where it would not stand out by itself', () => {
    fc.assert(
      fc.property(color, mode, (given, inMode) => {
        const theme = makeTheme([{ name: 'primary', color: given }], inMode);
        const line = theme['--brand-outline'] === 'transparent' ? '--brand' : '--brand-outline';
        for (const ground of surfacesFor(given, inMode)) expectSeen(colorIn(theme, line), ground, FLOORS.edge);
      }),
    );
  });

  it('should leave a brand as it is when white or ink can be read on it, and move no other far', () => {
    fc.assert(
      fc.property(color, mode, (given, inMode) => {
        const brand = themeOf(given, inMode)('--brand');
        const whiteIsReadable = isSeen([1, 1, 1], rgbOf(given));
        if (whiteIsReadable) expect(hexOf(brand)).toBe(given);
        expect(Math.abs(toLch(brand).l - toLch(rgbOf(given)).l)).toBeLessThan(0.13);
      }),
    );
  });

  it('should take the color whose name means the main one, at any place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...THEME.mainNames), color, color, mode, (word, main, other, inMode) => {
        const list = [
          { name: 'footer', color: other },
          { name: `Center ${word.toUpperCase()} colour`, color: main },
        ];
        expect(makeTheme(list, inMode)['--brand']).toBe(makeTheme([{ name: 'x', color: main }], inMode)['--brand']);
      }),
    );
  });

  it('should take the default when no color can be read', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name, color: hostile }), { maxLength: 5 }), mode, (colors, inMode) => {
        expect(makeTheme(colors, inMode)).toEqual(makeTheme([], inMode));
      }),
    );
  });
});

describe('themeVariables', () => {
  it('should let no name and no color out that could mean anything else to a style sheet', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), (colors) => {
        for (const [variable, value] of Object.entries(themeVariables(colors))) {
          expect(variable).toMatch(SAFE_NAME);
          expect(value).toMatch(SAFE_VALUE);
          expect(value.length).toBeLessThan(40);
        }
      }),
    );
  });

  it('should expose every readable color under its name, reduced to plain letters', () => {
    const colors = [
      { name: 'Header Background!', color: '#ABC' },
      { name: 'x}:root{--brand:red', color: 'rgb(1 2 3 / 50%)' },
      { name: 'æøå', color: '#010203' },
    ];
    expect(themeVariables(colors)).toMatchObject({
      '--center-header-background': '#aabbcc',
      '--center-x-root-brand-red': '#010203',
      '--center-unnamed': '#010203',
    });
  });

  it('should count no more than the first forty colors', () => {
    const colors = Array.from({ length: 1000 }, (_, index) => ({ name: `c${index}`, color: '#123456' }));
    const own = Object.keys(themeVariables(colors)).filter((variable) => variable.startsWith('--center-'));
    expect(own).toHaveLength(THEME.mostColors);
  });

  it('should give the same answer to the same colors', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 3 }), (colors) => {
        expect(themeVariables(structuredClone(colors))).toEqual(themeVariables(colors));
      }),
    );
  });
});

describe('tone', () => {
  it('should keep the edge visible on every surface and the text readable on its ground', () => {
    fc.assert(
      fc.property(color, mode, (given, inMode) => {
        const { edge, soft, onSoft } = tone(given, inMode);
        for (const ground of surfacesFor(given, inMode)) expectSeen(rgbOf(edge), ground, FLOORS.edge);
        expectSeen(rgbOf(onSoft), rgbOf(soft), FLOORS.text);
      }),
    );
  });

  it('should be a grey for anything that is no color', () => {
    fc.assert(
      fc.property(fc.option(hostile), (given) => {
        expect(toneVariables(given)).toEqual(toneVariables('#666666'));
      }),
    );
  });
});

const themeOf = (given: string, inMode: Mode) => {
  const theme = makeTheme([{ name: 'primary', color: given }], inMode);
  return (variable: `--${string}`): Rgb => colorIn(theme, variable);
};

const colorIn = (theme: StyleVariables, variable: `--${string}`): Rgb => rgbOf(theme[variable] ?? 'missing');
const surfacesFor = (given: string, inMode: Mode): readonly Rgb[] => surfaces(inMode, toLch(rgbOf(given)));

function rgbOf(text: string): Rgb {
  const parsed = parseColor(text);
  if (!parsed) throw new Error(`not a color: ${text}`);
  return parsed;
}

const isSeen = (text: Rgb, ground: Rgb): boolean =>
  wcagContrast(text, ground) >= FLOORS.text.contrast && apcaContrast(text, ground) >= FLOORS.text.readability;

function expectSeen(text: Rgb, ground: Rgb, floor: Floor): void {
  expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(floor.contrast);
  expect(apcaContrast(text, ground)).toBeGreaterThanOrEqual(floor.readability);
}
