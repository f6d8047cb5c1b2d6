import '../../../ui-react/src/i18n/catalogs/frame.ts';

import { idle, type Load, loading } from '@felles/core';
import { NOT_OFFERED } from '@felles/core/internal/shared/result';
import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LoadedContent } from '../../../ui-react/src/kit/states/LoadedContent.tsx';
import { Strip, type StripNews } from '../../../ui-react/src/kit/states/Strip.tsx';
import { AT_1042 } from '../kit-page/example.tsx';
import { pass } from '../support/pass.ts';
import { show } from '../support/show.ts';

type Things = readonly string[];

const FAILED: Load<Things> = { status: 'failed', failure: { kind: 'unreachable', cause: 'timeout' } };
const ready = (value: Things): Load<Things> => ({ status: 'ready', value });

const again = vi.fn();
const onReset = vi.fn();

const loaded = (load: Load<Things>, rest: Partial<Parameters<typeof LoadedContent<Things>>[0]> = {}) => (
  <LoadedContent
    load={load}
    words={{ some: 'prosjekter', all: 'Prosjektene' }}
    again={again}
    isEmpty={(things) => things.length === 0}
    empty="Ingen prosjekter ennå"
    skeleton="Skjelett"
    {...rest}
  >
    {(things) => things.join()}
  </LoadedContent>
);

const shown = () => document.body.textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: AT_1042 });
  again.mockClear();
  onTestFinished(() => void vi.useRealTimers());
});

describe('what is loaded', () => {
  it('[W-SHELL-31] should be shown at once where it comes before 200 ms', async () => {
    const draw = show(loaded(loading));
    await pass(190);
    expect(shown()).toBe('');
    draw(loaded(ready(['Skolegata 12'])));
    expect(shown()).toBe('Skolegata 12');
    await pass(1_000);
    expect(shown()).toBe('Skolegata 12');
  });

  it('[W-SHELL-31] should show its shape from 200 ms on, for 300 ms at least', async () => {
    const draw = show(loaded(loading));
    await pass(210);
    expect(shown()).toBe('Henter prosjekterSkjelett');
    draw(loaded(ready(['Skolegata 12'])));
    await pass(200);
    expect(shown()).toContain('Skjelett');
    await pass(110);
    expect(shown()).toBe('Skolegata 12');
  });

  it('should say after 10 s that it takes longer than usual', async () => {
    show(loaded(loading));
    await pass(9_900);
    expect(screen.queryByText('Dette tar lengre tid enn vanlig')).toBeNull();
    await pass(200);
    expect(screen.getByText('Dette tar lengre tid enn vanlig')).toBeTruthy();
  });

  it.each<readonly [string, Load<Things>, boolean]>([
    ['idle', idle, false],
    ['loading', loading, false],
    ['failed', FAILED, false],
    ['there', ready(['Skolegata 12']), false],
    ['empty', ready([]), true],
  ])('[W-SHELL-32] should say that there is nothing only where that is so: %s', async (_, load, isEmpty) => {
    show(loaded(load));
    await pass(1_000);
    expect(shown()?.includes('Ingen prosjekter ennå')).toBe(isEmpty);
  });

  it('[W-SHELL-29] should show each of the states: loading, empty, failed, and what was asked for', async () => {
    const draw = show(loaded(loading));
    await pass(200);
    expect(shown()).toContain('Henter prosjekter');
    await pass(300);
    draw(loaded(ready([])));
    expect(shown()).toContain('Ingen prosjekter ennå');
    draw(loaded(FAILED));
    await pass(300);
    expect(shown()).toContain('Prosjektene kunne ikke hentes');
    draw(loaded(ready(['Skole'])));
    expect(shown()).toContain('Skole');
    expect(shown()).not.toContain('kunne ikke');
  });

  it('[W-SHELL-44] should say that it failed and why, and not that there is nothing', async () => {
    show(loaded(FAILED));
    await pass(0);
    expect(screen.getByRole('alert').textContent).toContain('Prosjektene kunne ikke hentes');
    expect(shown()).not.toContain('Ingen prosjekter');
    screen.getByRole('button', { name: 'Prøv igjen' }).click();
    expect(again).toHaveBeenCalledOnce();
  });

  it.each([
    [403, 'forbidden', 'Du har ikke tilgang til prosjektene'],
    [404, 'notFound', 'Fant ikke prosjektene'],
  ] as const)('should say of %i, %s, what is the matter, and offer no retry', async (status, refusal, title) => {
    const failure = { kind: 'refused', refusal, status, type: 'No', message: 'There is nothing here.' } as const;
    show(loaded({ status: 'failed', failure }));
    await pass(0);
    expect(screen.getByText(title)).toBeDefined();
    expect([shown()?.includes('There is'), screen.queryByRole('button')]).toEqual([false, null]);
  });

  it('should say in one sentence that a service does not offer it', async () => {
    show(loaded({ status: 'failed', failure: NOT_OFFERED }));
    await pass(0);
    expect(shown()).toBe('Denne tjenesten tilbyr ikke prosjekter');
  });

  it('should name the filter that nothing passes, and offer to reset it', () => {
    show(loaded(ready([]), { filter: { words: 'Status Stanset, «brygge».', onReset } }));
    expect(shown()).toContain('Ingen prosjekter passer til filteretStatus Stanset, «brygge».');
    screen.getByRole('button', { name: 'Nullstill filter' }).click();
    expect(onReset).toHaveBeenCalledOnce();
  });

  it('should stay when it could not be asked for again, and say from when it is', () => {
    show(loaded(ready(['Skolegata 12']), { old: { at: AT_1042 } }));
    expect(shown()).toContain('Oppdatert kl. 10:42. Kunne ikke hente nytt.');
    expect(shown()).toContain('Skolegata 12');
    screen.getByRole('button', { name: 'Prøv igjen' }).click();
    expect(again).toHaveBeenCalledOnce();
  });

  it.each([
    [24, 'Oppdatert i går 10:42. Frakoblet.'],
    [48, 'Oppdatert 17.11 10:42. Frakoblet.'],
  ])('should say the day of an answer that is %i hours old, without a network', (hours, words) => {
    const failure = { kind: 'unreachable', cause: 'network' } as const;
    show(loaded(ready(['Skolegata 12']), { old: { at: AT_1042 - hours * 3_600_000, failure } }));
    expect(shown()).toContain(words);
  });

  it('should offer no other try where the refresh was refused for good', () => {
    const failure = { kind: 'refused', refusal: 'forbidden', status: 403, type: 'Forbidden', message: 'no' } as const;
    show(loaded(ready(['Skolegata 12']), { old: { at: AT_1042, failure } }));
    expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
    expect(shown()).toContain('Kunne ikke hente nytt.');
  });

  it('should leave in its place what may stand there until the answer', async () => {
    show(loaded(loading, { standIn: ['Skolegata 12'] }));
    await pass(5_000);
    expect(shown()).toBe('Skolegata 12');
  });

  it('should keep the focus of the user who tries again', async () => {
    const draw = show(loaded(FAILED));
    await pass(0);
    screen.getByRole('button', { name: 'Prøv igjen' }).focus();
    draw(loaded(loading));
    await pass(0);
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('the strip', () => {
  const OFFLINE: StripNews = { kind: 'offline', what: 'Uten nett siden 10:42.' };
  const CONNECTING: StripNews = { kind: 'connecting', what: 'Kobler til igjen.' };

  it('should tell the gravest news alone', () => {
    const onPress = vi.fn();
    const lost: StripNews = { kind: 'lost', what: 'Ingen forbindelse.', action: { label: 'Koble til', onPress } };
    const draw = show(<Strip news={[OFFLINE, lost]} />);
    expect(screen.getByRole('status').textContent).toMatch(/^Ingen forbindelse\. Koble til$/);
    screen.getByRole('button', { name: 'Koble til' }).click();
    expect(onPress).toHaveBeenCalledOnce();
    draw(<Strip news={[OFFLINE]} />);
    expect(screen.getByRole('status').textContent?.trim()).toBe('Uten nett siden 10:42.');
    draw(<Strip news={[]} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('should show only after 3 s that it is connecting', async () => {
    show(<Strip news={[CONNECTING]} />);
    await pass(2_900);
    expect(shown()).toBe('');
    await pass(200);
    expect(shown()?.trim()).toBe('Kobler til igjen.');
  });
});
