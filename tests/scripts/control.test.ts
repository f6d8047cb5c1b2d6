import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { controlApi } from '@felles/mock-server/internal';
import { expect, it } from 'vitest';
import { controlTypes, TYPES } from '../../scripts/control.mjs';

it('should have the types of the control that its calls have (node scripts/control.mjs)', () => {
  const types = readFileSync(join(import.meta.dirname, '../..', TYPES), 'utf8');
  expect(types).toBe(controlTypes(controlApi()));
  expect(types).toContain('addFault(order: FaultOrder): Promise<Fault>;');
});
