import type { PanelStack, PanelStore, WantedPanels } from '@felles/core';
import { addressesOf, panelAddresses, panelText } from '@felles/core/internal/shell/panel-address';
import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useObservable } from '../../react/use-observable.ts';

/** The address parameter that lists the panels. */
const PARAMETER = 'panel';

/** The router's key for an entry that it has not made. */
const FIRST = 'default';

/** The state of a history entry. */
interface Entry {
  /** How many panels are open. */
  readonly count: number;
  /** How many entries before it are the same page with fewer panels, one by one. */
  readonly below: number;
}

/** The history entry remembers a panel that lies on an entry with its page alone. */
export const ON_PAGE: { readonly panels: Entry } = { panels: { count: 1, below: 1 } };

interface Place {
  readonly location: Location;
  readonly entry: Entry;
}

/**
 * Each panel has an entry of its own in the history: Back closes the top one, and an address shows the panels it names. Where a
 * panel stays open, the entry that was left is added again.
 */
export function usePanelHistory(panels: PanelStore<unknown>): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isPushed = useNavigationType() === 'PUSH';
  const { stack } = useObservable(panels.view$);
  const last = useRef<Place>(null);
  /** The hook's own navigation: back, or to the entry that it adds. */
  const going = useRef<'back' | Entry>(null);
  const [overtaken, setOvertaken] = useState(0);

  // A user who goes back before the router has drawn this entry returns to the place that is still drawn: React sees no change.
  useEffect(() => {
    const follow = () => {
      if (going.current === null || going.current === 'back') return;
      // An entry before that one is drawn by the router.
      if (keyOfWindow() !== last.current?.location.key) return;
      going.current = null;
      last.current = null;
      setOvertaken((times) => times + 1);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry that has overtaken the router is read once more
  useEffect(() => {
    const before = last.current;
    // A list has changed the address of this entry: a panel that was opened meanwhile stays.
    const isHere = before !== null && isSameEntry(location, before.location);
    const entry = isHere ? before.entry : entryOf(location, isPushed ? before : null);
    last.current = { location, entry };
    if (!isHere) {
      // Where this hook has gone itself, the panels were there before.
      if (!isOwnWay(going.current, entry)) panels.follow(wantedOf(location, entry));
      going.current = null;
    }
    // The router needs some time.
    if (going.current) return;

    // The link that was just followed may have changed it.
    const open = isHere ? stack : panels.view$.value.stack;
    const go = (page: Location, shown: PanelStack<unknown>, below: number, replace: boolean) => {
      const next: Entry = { count: shown.length, below };
      going.current = next;
      navigate({ ...page, search: searchFor(page, shown) }, { replace, state: { ...page.state, panels: next } });
    };
    const surplus = entry.count - open.length;
    if (surplus < 0) {
      // A panel that stays belongs to the page it was opened on. A list may have changed its address a moment before.
      const page = isHere ? upToDate(location) : (before?.location ?? location);
      for (let count = entry.count + 1; count <= open.length; count += 1)
        go(page, open.slice(0, count), entry.below + count - entry.count, false);
    } else if (surplus > 0 && entry.below >= surplus) {
      going.current = 'back';
      window.addEventListener('popstate', keepFocusInSight, { once: true });
      navigate(-surplus);
    } else if (surplus > 0) go(location, open, 0, true);
    else if (searchFor(location, open) !== location.search || (open.length > 0 && !location.state?.panels))
      go(location, open, entry.below, true);
  }, [location, isPushed, navigate, panels, stack, overtaken]);
}

/** The browser scrolls to the place where an entry was left, though a receipt elsewhere has the focus since. */
const keepFocusInSight = (): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' })),
  );
};

/** The location with the search that the window has. */
const upToDate = (location: Location): Location =>
  keyOfWindow() === location.key ? { ...location, search: window.location.search } : location;

const isSameEntry = (one: Location, other: Location): boolean =>
  one === other || (one.key === other.key && one.pathname === other.pathname && textOf(one) === textOf(other));

const keyOfWindow = (): string => window.history.state?.key ?? FIRST;

const textOf = ({ search }: Location): string => new URLSearchParams(search).get(PARAMETER) ?? '';

/** An entry without stored state comes from a link; it follows the entry before it. */
function entryOf(location: Location, before: Place | null): Entry {
  const known: Entry | undefined = location.state?.panels;
  if (known) return known;
  const count = panelAddresses(textOf(location)).length;
  const isOnIt = before?.location.pathname === location.pathname && before.entry.count === count - 1;
  return { count, below: isOnIt ? before.entry.below + 1 : 0 };
}

/** The browser remembers a copy of the entry. */
const isOwnWay = (going: 'back' | Entry | null, { count, below }: Entry): boolean =>
  going === 'back' || (going?.count === count && going.below === below);

const wantedOf = (location: Location, { count }: Entry): WantedPanels => ({
  addresses: panelAddresses(textOf(location)),
  count,
});

/** The part of the address after the path, with these panels. */
function searchFor(location: Location, stack: PanelStack<unknown>): string {
  const text = panelText(addressesOf(stack));
  const all = new URLSearchParams(location.search);
  if (all.get(PARAMETER) === (text === '' ? null : text)) return location.search;
  all.delete(PARAMETER);
  if (text !== '') all.set(PARAMETER, text);
  const written = all.toString();
  return written && `?${written}`;
}

/** The link that opens a panel on this page; the rest of the page's address stays as it is. */
export function usePanelLink(): (address: string) => string {
  // The router learns of a list's change to the address a moment later than the window.
  useLocation();
  return (address) => {
    const all = new URLSearchParams(window.location.search);
    all.set(PARAMETER, panelText([address]));
    return `?${all}`;
  };
}
