import type { Portlet } from '@felles/core/workspace';
import { createContext } from 'react';
import { useProvided } from '../../react/use-provided.ts';

/** What a portlet needs to know of the dashboard it stands in. */
export interface PortletPlace {
  readonly portlet: Portlet;
  /** Whose dashboard it is; null where nothing says so. */
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

/** What a dashboard lets be done with its portlets while it is changed. */
export interface PortletEditor {
  move(portletId: Portlet['portlet_id'], to: number): void;
  resize(portletId: Portlet['portlet_id'], size: { readonly width?: number; readonly height?: number }): void;
  remove(portletId: Portlet['portlet_id']): void;
}

export const PortletContext = createContext<PortletPlace | null>(null);
PortletContext.displayName = 'the place of a portlet';

export const usePortlet = (): PortletPlace => useProvided(PortletContext);
