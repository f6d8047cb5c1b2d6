import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';
import { unusedOf } from './used.ts';

describe('core', () => {
  it('should have no rule that only tests use', () => {
    const all = sources();
    expect(unusedOf(all)).toEqual([]);
    expect(all.size, 'a check that sees nothing passes').toBeGreaterThanOrEqual(900);
  });
});

describe('the wall around rules without a use', () => {
  const rule = ['core/src/area/rules.ts', 'export const isOpen = (): boolean => true;\n'] as const;
  const of = (...files: readonly (readonly [string, string])[]) => unusedOf(new Map([rule, ...files]));

  it('should stop a rule without a use, also where it is handed on, named in a comment, or part of a word', () => {
    const stopped = ['core/src/area/rules.ts: isOpen'];
    expect(of()).toEqual(stopped);
    expect(of(['core/src/index.ts', "export { isOpen } from './area/rules.ts';"])).toEqual(stopped);
    expect(of(['ui-react/src/Screen.tsx', '// isOpen\n/* isOpen */ isOpened();'])).toEqual(stopped);
    expect(unusedOf(new Map([['core/src/a.ts', 'export async function ask() {}']]))).toEqual(['core/src/a.ts: ask']);
  });

  it('should let by a rule that another file uses, or the rest of its own', () => {
    expect(of(['ui-react/src/Screen.tsx', 'isOpen();'])).toEqual([]);
    expect(unusedOf(new Map([['core/src/a.ts', 'export const one = 1;\nconst two = one + 1;']]))).toEqual([]);
  });
});
