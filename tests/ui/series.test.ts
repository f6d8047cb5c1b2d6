import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromLch } from '@felles/core';
import { wcagContrast } from '@felles/core/internal/shared/contrast';
import { surfaces } from '@felles/core/internal/shared/tone';
import { expect, it } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, '../../ui-react/src/styles/workspace.css'), 'utf8');
const [, hue = ''] = /--hue: ([\d.]+);/.exec(sheet) ?? [];
const series = [...sheet.matchAll(/--(series-\d): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g)];

it('should give the users of a conversation five colours', () => {
  expect(series.map(([, name]) => name)).toEqual(['series-1', 'series-2', 'series-3', 'series-4', 'series-5']);
});

it.each(series.flatMap(([, name, light, dark]) => [['light', name, light] as const, ['dark', name, dark] as const]))(
  'should tell apart in the %s what has %s from every surface, by 3:1',
  (mode, _, color = '') => {
    const [l = 0, c = 0, h = 0] = color.split(' ').map(Number);
    const grounds = surfaces(mode, { l, c: 0.2, h: Number(hue) });
    expect(Math.min(...grounds.map((ground) => wcagContrast(fromLch({ l, c, h }), ground)))).toBeGreaterThan(3);
  },
);
