import type { Panel } from '@felles/core';

/** What the first page of a project opens beside itself. */
const KINDS = ['edit', 'photo', 'poster', 'list'] as const;
export type OverviewPanel = (typeof KINDS)[number];

export const panelOf = (kind: OverviewPanel): Panel<OverviewPanel> => ({
  content: kind,
  size: kind === 'edit' || kind === 'photo' ? 'small' : 'medium',
  address: `project.${kind}`,
});

export function panelAt(address: string): Panel<OverviewPanel> | null {
  const kind = KINDS.find((one) => address === `project.${one}`);
  return kind === undefined ? null : panelOf(kind);
}
