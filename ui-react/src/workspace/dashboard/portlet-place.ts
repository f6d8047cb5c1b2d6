import type { Choice, Portlet } from '@felles/core/workspace/dashboard';
import type { Sight } from '@felles/core/workspace/me';
import { createContext, useState } from 'react';
import { useProvided } from '../../react/use-provided.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea } from '../services.ts';

/** The facts that a portlet needs from its dashboard. */
export interface PortletPlace {
  readonly portlet: Portlet;
  /** The owner of the dashboard; null where it is unknown. */
  readonly user: string | null;
  /** Whether it is in the window, or near it: before that it asks for nothing. */
  readonly isNear: boolean;
  /** Given while the layout is changed. */
  readonly edit: PortletEdit | null;
}

export interface PortletEdit {
  move(by: 1 | -1): void;
  resize(size: { readonly width?: number; readonly height?: number }): void;
  remove(): void;
}

/** The actions on portlets while a dashboard is changed. */
export interface PortletEditor {
  move(portletId: Portlet['portlet_id'], to: number): void;
  resize(portletId: Portlet['portlet_id'], size: { readonly width?: number; readonly height?: number }): void;
  remove(portletId: Portlet['portlet_id']): void;
}

export const PortletContext = createContext<PortletPlace | null>(null);
PortletContext.displayName = 'the place of a portlet';

export const usePortlet = (): PortletPlace => useProvided(PortletContext);

/** The portlets that the workspace can draw, by their types. */
const KINDS = [
  'needs',
  'siteday',
  'mytasks',
  'opendeviations',
  'onsite',
  'projects',
  'deadlines',
  'lastvisited',
  'panel',
  'checkins',
  'tasks',
  'deviations',
  'hours',
  'savedsearch',
] as const;
export type Kind = (typeof KINDS)[number];

/** Null for one that the host system alone can draw. */
export const kindOf = (type: string | null | undefined): Kind | null => KINDS.find((kind) => kind === type) ?? null;

/** The subject of a kind of portlets; null for a kind that each user has alone. */
export const SIGHTS: Readonly<Record<Kind, Sight | null>> = {
  needs: null,
  siteday: 'projects',
  mytasks: 'tasks',
  opendeviations: 'deviations',
  onsite: 'checkins',
  projects: 'projects',
  deadlines: 'deadlines',
  lastvisited: null,
  panel: 'panels',
  checkins: 'statistics',
  tasks: 'tasks',
  deviations: 'deviations',
  hours: 'hours',
  savedsearch: 'search',
};

/** The user's choice for the portlet that asks. */
export function useChoice<T extends string>(
  name: string,
  standard: T,
  isOne: (stored: string) => stored is T,
): Choice<T> {
  const dashboard = useArea('dashboard');
  const { portlet, user } = usePortlet();
  const [choice] = useState(() => dashboard.choice({ user, portletId: portlet.portlet_id, name, standard, isOne }));
  useOpen(choice);
  return choice;
}
