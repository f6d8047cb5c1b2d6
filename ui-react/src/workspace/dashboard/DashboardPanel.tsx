import '../../i18n/catalogs/dashboard.ts';

import type { PanelStore } from '@felles/core';
import type { DashboardStore } from '@felles/core/workspace/dashboard';
import type { ShownPanel } from './dashboard-panels.ts';
import { LayoutPanel } from './LayoutPanel.tsx';
import { LayoutsPanel } from './LayoutsPanel.tsx';

interface DashboardPanelProps {
  readonly context: string;
  readonly store: DashboardStore;
  readonly panels: PanelStore<ShownPanel>;
  readonly shown: ShownPanel;
}

/** The content of a panel of the dashboard. Its code comes after the dashboard. */
export const DashboardPanel = ({ context, store, panels, shown }: DashboardPanelProps) =>
  shown.kind === 'layouts' ? (
    <LayoutsPanel context={context} store={store} panels={panels} />
  ) : (
    <LayoutPanel context={context} store={store} layoutId={shown.id} />
  );
