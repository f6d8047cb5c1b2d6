import { StatusType, Step, TagType } from '@felles/core';
import { MenuItem, STATUS_TYPES, TAG_TYPES } from '@felles/core/internal/shell/model';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const isA = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

describe('the models of the shell', () => {
  it('[P-SHELL-25] should have menu items with title, icon, callback and disabled', () => {
    const item = { title: 'Logg ut', icon: 'leave', callback: () => undefined, disabled: true };
    expect(z.safeParse(MenuItem, item)).toEqual({ success: true, data: item });
    expect(isA(MenuItem, { title: 'Logg ut', callback: () => undefined })).toBe(true);
    expect(isA(MenuItem, { title: 'Logg ut', icon: null, callback: () => undefined })).toBe(true);
    for (const wrong of [{ title: 1 }, { icon: 1 }, { callback: 'logOut()' }, { disabled: 'no' }]) {
      expect(isA(MenuItem, { ...item, ...wrong })).toBe(false);
    }
    expect(isA(MenuItem, { title: 'Logg ut' })).toBe(false);
  });

  it('[P-SHELL-26] should have steps with title, isActive and subtitle', () => {
    const step = { title: 'Medlemskap', isActive: true, subtitle: 'Voksen' };
    expect(z.safeParse(Step, step)).toEqual({ success: true, data: step });
    expect(isA(Step, { title: 'Medlemskap', isActive: false })).toBe(true);
    for (const wrong of [{ title: null }, { isActive: 'yes' }, { subtitle: 1 }]) {
      expect(isA(Step, { ...step, ...wrong })).toBe(false);
    }
    expect(isA(Step, { title: 'Medlemskap' })).toBe(false);
  });

  it('[P-SHELL-27] should have five types of tag', () => {
    expect(TAG_TYPES).toEqual(['DEFAULT', 'INFO', 'SUCCESS', 'WARNING', 'ERROR']);
    expect([...TAG_TYPES, 'default', 'DANGER'].map((type) => isA(TagType, type))).toEqual([
      ...TAG_TYPES.map(() => true),
      false,
      false,
    ]);
  });

  it('[P-SHELL-28] should have five types of status', () => {
    expect(STATUS_TYPES).toEqual(['success', 'info', 'warning', 'danger', 'unknown']);
    expect([...STATUS_TYPES, 'error'].map((type) => isA(StatusType, type))).toEqual([
      ...STATUS_TYPES.map(() => true),
      false,
    ]);
  });
});
