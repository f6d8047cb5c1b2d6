import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeVariables } from '@felles/core';
import { expect, it } from 'vitest';

const tokens = readFileSync(join(import.meta.dirname, '../../ui-react/src/styles/tokens.css'), 'utf8');

it.each(Object.entries(themeVariables([])))('should begin with %s as the theme of no colors has it', (name, value) => {
  const written = new RegExp(`^ *${name}: (.+);$`, 'm').exec(tokens)?.[1];
  expect(written?.replaceAll(', ', ',')).toBe(value);
});
