import type { Panel } from '@felles/core';

/** A document in a panel, or its name and folder to change. */
interface DocumentPanel {
  readonly id: string;
  readonly isChanged: boolean;
}

/** Where the name and the folder of a document are changed: a panel of the page it is shown on. */
export const changeAddress = (id: string): string => `document.${id}.change`;

/** The panel of an address; null for one of another kind. */
export function documentPanelAt(address: string): Panel<DocumentPanel> | null {
  const [, id, change] = /^document\.([\w-]+?)(\.change)?$/.exec(address) ?? [];
  if (id === undefined) return null;
  const isChanged = change !== undefined;
  return { content: { id, isChanged }, size: isChanged ? 'small' : 'medium', address };
}
