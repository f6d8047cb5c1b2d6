import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownDays } from './days.ts';

const root = join(import.meta.dirname, '../..');
const PRODUCT = ['core/src', 'adapters-http/src', 'adapters-ws/src', 'fixtures/src', 'mock-server/src', 'ui-react/src'];

/** The one place where an instant becomes a day of Oslo, and a day is counted on. */
const CALENDAR: readonly string[] = ['core/src/shared/dates.ts', 'core/src/shared/calendar.ts'];

/** Files that hand the clock to the rest: the browser, and the composition. */
const hasClock = (file: string): boolean => /^ui-react\/src\/(?:browser|composition)\//.test(file);

describe('a day', () => {
  it('should be made of an instant in one place, on the clocks of Oslo', () => {
    const files = PRODUCT.flatMap((place) =>
      readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${place}/${file}`),
    );
    const own = files
      .filter((file) => !CALENDAR.includes(file))
      .flatMap((file) => {
        const isScreen = file.startsWith('ui-react/') && !hasClock(file);
        return ownDays(readFileSync(join(root, file), 'utf8'), { isScreen }).map((found) => `${file}: ${found}`);
      });
    expect(own).toEqual([]);
    expect(files.length, 'a check that sees nothing passes').toBeGreaterThanOrEqual(900);
  });
});

describe('the wall around days', () => {
  it.each([
    'new Date(at).toISOString().slice(0, 10)',
    'new Date(at)\n  .toISOString()\n  .slice(0, 10)',
    'isoInstant(world.now()).slice(0, 10)',
    'new Date(at).getUTCDay()',
    'new Date(at).getDate()',
    "new Date(at).toLocaleDateString('nb')",
    'Math.floor(now / DAY)',
    "const at = 'https://a.example'; const day = now / DAY;",
    'Math.floor(now / 86_400_000)',
  ])('should stop %s', (code) => {
    expect(ownDays(code, { isScreen: false })).not.toEqual([]);
  });

  it.each(['osloDay(Date.now())', 'new Date()'])('should stop %s in a screen alone', (code) => {
    expect(ownDays(code, { isScreen: true })).not.toEqual([]);
    expect(ownDays(code, { isScreen: false })).toEqual([]);
  });

  it.each(['osloDay(now)', 'new Date(at).toISOString()', 'now - 3 * DAY', '// now / DAY'])(
    'should let by %s',
    (code) => {
      expect(ownDays(code, { isScreen: true })).toEqual([]);
    },
  );
});
