import type { Panel } from '@felles/core';

/** A document in a panel, or its name and folder to change. */
interface DocumentPanel {
  readonly id: string;
  readonly isChanged: boolean;
}

const panelOf = (id: string, isChanged: boolean): Panel<DocumentPanel> => ({
  content: { id, isChanged },
  size: isChanged ? 'small' : 'medium',
  address: isChanged ? `document.${id}.change` : `document.${id}`,
});

/** Where the name and the folder of a document are changed. */
export const changePanel = (id: string): Panel<DocumentPanel> => panelOf(id, true);

/** The panel of an address; null for one of another kind. */
export function documentPanelAt(address: string): Panel<DocumentPanel> | null {
  const [, id, change] = /^document\.([\w-]+?)(\.change)?$/.exec(address) ?? [];
  return id === undefined ? null : panelOf(id, change !== undefined);
}
