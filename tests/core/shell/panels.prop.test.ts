import { createPanelStore, type Panel, type PanelClosing } from '@felles/core';
import {
  addressesOf,
  isPanelAddress,
  MOST_PANELS,
  panelAddresses,
  panelText,
} from '@felles/core/internal/shell/panel-address';
import { PANEL_SIZES } from '@felles/core/internal/shell/panels';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const WHY = { key: 'why', params: {} };
const CLOSINGS: Readonly<Record<PanelClosing['result'], PanelClosing>> = {
  allow: { result: 'allow' },
  inform: { result: 'inform', text: WHY },
  confirm: { result: 'confirm', text: WHY },
};

const RESULTS = ['allow', 'inform', 'confirm'] as const;

const panel = (content: string, address?: string): Panel<string> => ({
  content,
  size: 'small',
  ...(address !== undefined && { address }),
});

/** A stack of panels that are opened one from the other, each with its answer to closing. */
function thePanels(...closings: readonly (keyof typeof CLOSINGS)[]) {
  const panels = createPanelStore<string>({
    panelAt: (address) => (address.startsWith('known.') ? panel(address, address) : null),
  });
  closings.forEach((result, at) => {
    panels.open(panel(`panel ${at + 1}`));
    panels.guard(at + 1, () => CLOSINGS[result]);
  });
  const open = () => panels.view$.value.stack.map(({ content }) => content);
  const said = () => panels.view$.value.notice?.result ?? null;
  return { panels, open, said };
}

describe('the panels above the page', () => {
  it('[W-SHELL-09] should have one of four sizes', () => {
    expect(PANEL_SIZES).toEqual(['extra-small', 'small', 'medium', 'full']);
  });

  it('[W-SHELL-16] should stack: the one opened last is on top, and closing it brings the one below back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: MOST_PANELS }), (names) => {
        const { panels, open } = thePanels();
        for (const name of names) panels.open(panel(name));
        expect(open()).toEqual(names);
        const below = panels.view$.value.stack.slice(0, -1);
        panels.close();
        expect(panels.view$.value.stack).toEqual(below);
      }),
    );
  });

  it('should be as many as a user builds, and no more', () => {
    const { panels, open } = thePanels();
    for (let at = 0; at <= MOST_PANELS; at += 1) panels.open(panel(`${at}`));
    expect(open()).toHaveLength(MOST_PANELS);
  });

  it('should bring a panel back that is open already at its address', () => {
    const { panels, open } = thePanels();
    panels.open(panel('task', 'task.12'));
    panels.open(panel('person', 'person.3'));
    panels.open(panel('task again', 'task.12'));
    expect(open()).toEqual(['task']);
  });

  it('should do nothing on closing where none is open', () => {
    const { panels, open } = thePanels();
    panels.close();
    panels.answer(true);
    expect([open(), panels.view$.value.notice]).toEqual([[], null]);
  });
});

describe('asking a panel to close', () => {
  it('[W-SHELL-18] should have one of three results', () => {
    const closed = RESULTS.map((result) => {
      const { panels, open, said } = thePanels(result);
      panels.close();
      return [result, open().length, said()];
    });
    expect(closed).toEqual([
      ['allow', 0, null],
      ['inform', 1, 'inform'],
      ['confirm', 1, 'confirm'],
    ]);
  });

  it('[W-SHELL-19] should close it at once where it allows that', () => {
    const { panels, open, said } = thePanels('allow', 'allow');
    panels.close();
    expect([open(), said()]).toEqual([['panel 1'], null]);
  });

  it('[W-SHELL-20] should leave it open and say why where it informs, after any answer', () => {
    for (const answer of [true, false]) {
      const { panels, open } = thePanels('inform');
      panels.close();
      expect([open(), panels.view$.value.notice]).toEqual([['panel 1'], CLOSINGS.inform]);
      panels.answer(answer);
      expect([open(), panels.view$.value.notice]).toEqual([['panel 1'], null]);
    }
  });

  it.each([
    [true, []],
    [false, ['panel 1']],
  ])('[W-SHELL-22] should ask where it wants that, and with the answer %s leave %j', (answer, left) => {
    const { panels, open, said } = thePanels('confirm');
    panels.close();
    expect([open(), said()]).toEqual([['panel 1'], 'confirm']);
    panels.answer(answer);
    expect([open(), said()]).toEqual([left, null]);
  });

  it('[W-SHELL-24] should either close a panel or say something, for any panels', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...RESULTS), { minLength: 1, maxLength: 5 }), (closings) => {
        const { panels, open, said } = thePanels(...closings);
        panels.close();
        expect(open().length === closings.length - 1).toBe(said() === null);
      }),
    );
  });

  it('should neither open nor close anything else meanwhile', () => {
    const { panels, open } = thePanels('allow', 'confirm');
    panels.close();
    panels.open(panel('another'));
    panels.backTo(1);
    panels.follow({ addresses: [], count: 0 });
    panels.answer(false);
    expect(open()).toEqual(['panel 1', 'panel 2']);
  });

  it('should take a question back where there is nothing to ask about any more, and go on', () => {
    const { panels, open, said } = thePanels('confirm');
    panels.close();
    panels.follow({ addresses: [], count: 0 });
    expect([open(), said()]).toEqual([['panel 1'], 'confirm']);
    // The input that it asked about has been saved.
    panels.guard(1, () => ({ result: 'allow' }));
    panels.follow({ addresses: [], count: 0 });
    expect([open(), said()]).toEqual([[], null]);
  });

  it('should close at once a panel whose decision was taken away', () => {
    const { panels, open } = thePanels();
    panels.open(panel('panel'));
    const free = panels.guard(1, () => CLOSINGS.confirm);
    free();
    panels.close();
    expect(open()).toEqual([]);
  });
});

describe('going back to a panel below', () => {
  it('should close those above from the top, up to the first that stays, and go on after a yes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...RESULTS), { minLength: 2, maxLength: 6 }), (closings) => {
        const { panels, open, said } = thePanels(...closings);
        panels.backTo(1);
        while (said() === 'confirm') panels.answer(true);
        const staying = closings.findLastIndex((result, at) => at > 0 && result === 'inform');
        expect(open()).toHaveLength(Math.max(staying, 0) + 1);
      }),
    );
  });

  it('should stay where the user says no', () => {
    const { panels, open } = thePanels('allow', 'confirm', 'allow');
    panels.backTo(1);
    panels.answer(false);
    expect(open()).toEqual(['panel 1', 'panel 2']);
    panels.close();
    panels.answer(true);
    expect(open(), 'the goal of before is forgotten').toEqual(['panel 1']);
  });
});

describe('a panel in which something was created', () => {
  it.each([
    [true, ['panel 1', 'panel 2']],
    [false, ['panel 1']],
  ])('[W-SHELL-28] should stay open where that is wanted: %s leaves %j', (isOn, left) => {
    const { panels, open, said } = thePanels('allow', 'confirm');
    panels.keepOpen(2, isOn);
    panels.created(2);
    expect([open(), said()]).toEqual([left, null]);
  });

  it('should not stay open unless that is wanted, and each time it stays begin anew', () => {
    const { panels } = thePanels('allow');
    const top = () => panels.view$.value.stack.at(-1);
    expect(top()).toMatchObject({ keepsOpen: false, created: 0 });
    panels.keepOpen(1, true);
    panels.created(1);
    panels.created(1);
    expect(top()).toMatchObject({ keepsOpen: true, created: 2 });
  });

  it('should not be asked any more whether it may close', () => {
    const { panels, open, said } = thePanels('confirm');
    panels.close();
    panels.created(1);
    expect([open(), said()]).toEqual([[], null]);
  });

  it('should close alone, with the panel above left as it is', () => {
    const { panels, open } = thePanels('allow', 'allow');
    panels.created(1);
    expect(open()).toEqual(['panel 2']);
  });
});

describe('the text of a stack', () => {
  const address = fc.stringMatching(/^[a-z][a-z0-9.-]{0,20}$/);
  const addresses = fc.uniqueArray(address, { maxLength: MOST_PANELS });

  it('should be read as it was written', () => {
    fc.assert(
      fc.property(addresses, (given) => {
        expect(panelAddresses(panelText(given))).toEqual(given);
      }),
    );
  });

  it('should need no escape in the address of a page', () => {
    fc.assert(
      fc.property(addresses, (given) => {
        const text = panelText(given);
        expect(new URLSearchParams({ panel: text }).toString()).toBe(`panel=${text}`);
      }),
    );
  });

  it.each(['', '*', 'task.1*', 'task.1**task.2', '../x', 'task/1', '<b>', 'task.1*task.1', '12', 'å', 'a'.repeat(65)])(
    'should name no panel where it is %j',
    (text) => expect(panelAddresses(text)).toEqual([]),
  );

  it('should give nothing but addresses, for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = panelAddresses(text);
        expect(read.every(isPanelAddress) && read.length <= MOST_PANELS).toBe(true);
      }),
    );
    expect(panelAddresses(Array.from({ length: MOST_PANELS + 1 }, (_, at) => `task.${at}`).join('*'))).toEqual([]);
  });

  it('should end before the first panel that has none', () => {
    const stack = [{ address: 'task.1' }, {}, { address: 'task.2' }];
    expect(addressesOf(stack)).toEqual(['task.1']);
    expect(addressesOf([{ address: 'no address' }])).toEqual([]);
  });
});

describe('following the address of the page', () => {
  const wanted = (...addresses: readonly string[]) => ({ addresses, count: addresses.length });

  it('should show the panels it names, and close the others from the top', () => {
    const known = fc.uniqueArray(fc.constantFrom('known.1', 'known.2', 'known.3', 'known.4'));
    fc.assert(
      fc.property(known, known, (before, after) => {
        const { panels, open } = thePanels();
        panels.follow(wanted(...before));
        panels.follow(wanted(...after));
        expect(open()).toEqual(after);
      }),
    );
  });

  it('should leave the panels alone that it names already', () => {
    const { panels } = thePanels();
    panels.follow(wanted('known.1', 'known.2'));
    const [lower] = panels.view$.value.stack;
    panels.follow(wanted('known.1', 'known.3'));
    expect(panels.view$.value.stack[0]).toBe(lower);
  });

  it('should show none where one of them is unknown', () => {
    const { panels, open } = thePanels();
    panels.follow(wanted('known.1', 'strange.2'));
    expect(open()).toEqual([]);
  });

  it('should keep as many panels without an address as it counts', () => {
    const { panels, open } = thePanels('allow', 'allow', 'allow');
    panels.follow({ addresses: [], count: 2 });
    expect(open()).toEqual(['panel 1', 'panel 2']);
  });

  it.each([
    [true, ['known.2']],
    [false, ['known.1', 'new']],
  ])('should ask a panel that wants to be asked, and with the answer %s show %j', (answer, shown) => {
    const { panels, open } = thePanels();
    panels.follow(wanted('known.1'));
    panels.open(panel('new'));
    panels.guard(2, () => CLOSINGS.confirm);
    panels.follow(wanted('known.2'));
    panels.follow({ addresses: ['known.1'], count: 2 }); // the page goes back to these while it is asked
    panels.answer(answer);
    expect(open()).toEqual(shown);
  });
});
