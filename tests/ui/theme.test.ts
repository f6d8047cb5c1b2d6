import { themeVariables } from '@felles/core';
import { expect, it } from 'vitest';
import tokens from '../../ui-react/src/styles/tokens.css?raw';

it('[P-SHELL-51] should keep the portal to 800 px', () => {
  expect(tokens).toMatch(/^ *--portal-max: 800px;$/m);
});

it.each(Object.entries(themeVariables([])))('should begin with %s as the theme of no colors has it', (name, value) => {
  const written = new RegExp(`^ *${name}: (.+);$`, 'm').exec(tokens)?.[1];
  expect(written?.replaceAll(', ', ',')).toBe(value);
});
