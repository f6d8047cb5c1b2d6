import { isOn } from '../../shared/wire-values.ts';
import { readSetting } from '../settings/rules.ts';
import { type Layout, NamesPanel, type Portlet } from './model.ts';

/** The service writes an id as a number or as its text. */
export const isSameId = (one: number | string | null | undefined, other: number | string | null | undefined): boolean =>
  one !== null && one !== undefined && other !== null && other !== undefined && String(one) === String(other);

/**
 * [W-DASHBOARD-05] The layouts after one was activated: the others of its login in its context are not active any more. Other
 * logins and other contexts stay as they are.
 */
export function activated<L extends Layout>(layouts: readonly L[], id: number | string): readonly L[] {
  const chosen = layouts.find(({ layout_id: own }) => isSameId(own, id));
  if (chosen === undefined) return layouts;
  return layouts.map((layout) => {
    if (layout === chosen) return { ...layout, active: true };
    const isBeside = isSameId(layout.login_id, chosen.login_id) && layout.context === chosen.context;
    return isBeside && isOn(layout.active) ? { ...layout, active: false } : layout;
  });
}

/** The active layout of a login, in layouts of one context. */
export const activeOf = <L extends Layout>(layouts: readonly L[], login: number | string): L | null =>
  layouts.find((layout) => isSameId(layout.login_id, login) && isOn(layout.active)) ?? null;

/** [W-DASHBOARD-23] Whether a login may change or delete a layout, or anything in it. */
export const mayChange = (layout: Layout, login: number | string): boolean =>
  !isOn(layout.read_only) && (isSameId(layout.login_id, login) || !isOn(layout.shared));

/** Whether a layout is the user's own: only such a one can be in use. Where nothing tells who that is, one that is not shared. */
export const isOwnLayout = (layout: Layout, login: number | string | null): boolean =>
  login === null ? !isOn(layout.shared) : isSameId(layout.login_id, login);

/** The user's own login, as the layouts tell it: those that are not shared are the user's. Null where none says so. */
export const ownLogin = (layouts: readonly Layout[]): number | string | null =>
  layouts.find(({ shared, login_id: login }) => !isOn(shared) && login != null)?.login_id ?? null;

/** The portlets in the order in which they stand. Those without a sequence come last, as they came. */
export const bySequence = (portlets: readonly Portlet[]): readonly Portlet[] =>
  portlets.toSorted((a, b) => (a.sequence ?? Number.MAX_SAFE_INTEGER) - (b.sequence ?? Number.MAX_SAFE_INTEGER));

/** Which portlets get another sequence where one is moved to a place: as few as there can be, counted from 1. */
export function resequenced(
  portlets: readonly Portlet[],
  id: number | string,
  to: number,
): readonly { readonly portlet_id: number | string; readonly sequence: number }[] {
  const ordered = bySequence(portlets);
  const moved = ordered.find(({ portlet_id: own }) => isSameId(own, id));
  if (moved === undefined) return [];
  const others = ordered.filter((portlet) => portlet !== moved);
  const place = Math.max(0, Math.min(to, others.length));
  const after = [...others.slice(0, place), moved, ...others.slice(place)];
  return after.flatMap(({ portlet_id, sequence }, index) =>
    sequence === index + 1 ? [] : [{ portlet_id, sequence: index + 1 }],
  );
}

/** The columns of the grid, and how many rows high a portlet may be. */
export const GRID = { columns: 12, narrowest: 2, highest: 12 } as const;

/** A portlet's size within the limits of the grid: the service may send any. */
export function sizeOf({ width, height }: Portlet): { readonly width: number; readonly height: number } {
  const within = (value: number | null | undefined, least: number, most: number, standard: number): number =>
    typeof value === 'number' && Number.isFinite(value) ? Math.max(least, Math.min(most, Math.round(value))) : standard;
  return { width: within(width, GRID.narrowest, GRID.columns, 4), height: within(height, 1, GRID.highest, 2) };
}

/** The published panel that a portlet shows, as its settings or its attributes name it; null where they name none. */
export function panelOf({ settings, tag_attributes: attributes }: Portlet): string | null {
  const named = [settings, attributes].map((kept) => NamesPanel.safeParse(readSettingOf(kept)).data?.pub_id);
  const id = named.find((one) => one !== undefined && one !== null && one !== '');
  return id === undefined || id === null ? null : String(id);
}

/** The service keeps either as data, or as the text of it. */
const readSettingOf = (kept: unknown): unknown => (typeof kept === 'string' ? readSetting(kept) : kept);
