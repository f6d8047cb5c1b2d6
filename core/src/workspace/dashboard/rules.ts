import { type FailureTexts, failureTexts } from '../../shared/messages.ts';
import { type Id, isOn } from '../../shared/wire-values.ts';
import type { DashboardMessage } from '../../texts/dashboard.ts';
import { type Area, ON_SITE } from '../offers/store.ts';
import { readSetting } from '../settings/rules.ts';
import { type Layout, NamesPanel, type Portlet } from './model.ts';

/** The message for each kind of failure of an action on a layout. */
export const DASHBOARD_FAILURES: FailureTexts<DashboardMessage> = failureTexts(
  'dashboard.offline',
  'dashboard.lost',
  'dashboard.refused',
);

/** Two that are missing are not the same. */
export const isSameId = (one: Id | null | undefined, other: Id | null | undefined): boolean =>
  one !== null && one !== undefined && one === other;

/** [W-DASHBOARD-05] Activates a layout and deactivates the others of its login in its context. */
export function activateLayout<L extends Layout>(layouts: readonly L[], id: Id): readonly L[] {
  const chosen = layouts.find(({ layout_id: own }) => isSameId(own, id));
  if (chosen === undefined) return layouts;
  return layouts.map((layout) => {
    if (layout === chosen) return { ...layout, active: true };
    const isBeside = isSameId(layout.login_id, chosen.login_id) && layout.context === chosen.context;
    return isBeside && isOn(layout.active) ? { ...layout, active: false } : layout;
  });
}

/** The active layout of a login. */
export const activeOf = <L extends Layout>(layouts: readonly L[], login: Id): L | null =>
  layouts.find((layout) => isSameId(layout.login_id, login) && isOn(layout.active)) ?? null;

/** [W-DASHBOARD-23] Whether a login may change or delete a layout. */
export const mayChange = (layout: Layout, login: Id): boolean =>
  !isOn(layout.read_only) && (isSameId(layout.login_id, login) || !isOn(layout.shared));

/** Whether a layout is the user's own and so can be active. If the user is unknown, one that is not shared. */
export const isOwnLayout = (layout: Layout, login: Id | null): boolean =>
  login === null ? !isOn(layout.shared) : isSameId(layout.login_id, login);

/** The user's login, from the layouts that are not shared; null without one. */
export const ownLogin = (layouts: readonly Layout[]): Id | null =>
  layouts.find(({ shared, login_id: login }) => !isOn(shared) && login != null)?.login_id ?? null;

/** The portlets in order. Those without a sequence come last. */
export const bySequence = (portlets: readonly Portlet[]): readonly Portlet[] =>
  portlets.toSorted((a, b) => (a.sequence ?? Number.MAX_SAFE_INTEGER) - (b.sequence ?? Number.MAX_SAFE_INTEGER));

/** The new sequences (from 1) after a move, for as few portlets as possible. */
export function resequence(
  portlets: readonly Portlet[],
  id: Id,
  to: number,
): readonly { readonly portlet_id: Id; readonly sequence: number }[] {
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

/** The columns of the grid, and the limits of a portlet's size. */
export const GRID = { columns: 12, narrowest: 2, highest: 12 } as const;

/** A portlet's size within the grid, as the service may send any. */
export function sizeOf({ width, height }: Portlet): { readonly width: number; readonly height: number } {
  const within = (value: number | null | undefined, least: number, most: number, standard: number): number =>
    typeof value === 'number' && Number.isFinite(value) ? Math.max(least, Math.min(most, Math.round(value))) : standard;
  return { width: within(width, GRID.narrowest, GRID.columns, 4), height: within(height, 1, GRID.highest, 2) };
}

/** The published panel of a portlet, from its settings or attributes; null without one. */
export function panelOf({ settings, tag_attributes: attributes }: Portlet): string | null {
  const named = [settings, attributes].map((stored) => NamesPanel.safeParse(readSettingOf(stored)).data?.pub_id);
  const id = named.find((one) => one !== undefined && one !== null && one !== '');
  return id ?? null;
}

/** The service sends an object, or its JSON text. */
const readSettingOf = (stored: unknown): unknown => (typeof stored === 'string' ? readSetting(stored) : stored);

/** The kinds of portlets that need one of these areas, which not every service offers. */
const AREAS_OF_KIND: Readonly<Record<string, readonly Area[]>> = {
  mytasks: ['tasks'],
  opendeviations: ['site-records'],
  siteday: ON_SITE,
};

/** The portlets that the service offers to the user; a kind that is unknown here stays, and says so itself. */
export const offeredPortlets = (portlets: readonly Portlet[], has: (area: Area) => boolean): readonly Portlet[] =>
  portlets.filter(({ type }) => {
    const areas = AREAS_OF_KIND[type ?? ''];
    return areas === undefined || areas.some(has);
  });

/** Portlets below each other. */
export interface PortletColumn {
  /** In columns of the grid. */
  readonly width: number;
  readonly portlets: readonly Portlet[];
}

/** Columns beside each other, each as long as its own content. */
export type PortletBand = readonly PortletColumn[];

/**
 * Arranges portlets in columns. A portlet opens a column where there is room, or else goes below the shortest one of
 * its width; without any, the next band begins.
 */
export function bandsOf(portlets: readonly Portlet[]): readonly PortletBand[] {
  const bands: { width: number; height: number; portlets: Portlet[] }[][] = [];
  for (const portlet of portlets) {
    const { width, height } = sizeOf(portlet);
    const band = bands.at(-1);
    const used = band?.reduce((sum, column) => sum + column.width, 0) ?? GRID.columns;
    const [shortest] = (band ?? []).filter((column) => column.width === width).toSorted((a, b) => a.height - b.height);
    if (band && used + width <= GRID.columns) band.push({ width, height, portlets: [portlet] });
    else if (shortest) {
      shortest.portlets.push(portlet);
      shortest.height += height;
    } else bands.push([{ width, height, portlets: [portlet] }]);
  }
  return bands;
}
