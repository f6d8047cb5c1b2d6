// The folders of projects: the demo's, those that users have made, and the names that users have given them.
import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { Id } from '@felles/core/internal/shared/wire-values';
import type { StructureNode } from '@felles/core/internal/workspace/documents/model';
import { demoFolders } from '@felles/fixtures/workspace/documents';
import * as z from 'zod/mini';
import { invalid } from '../refusals.ts';
import type { Service } from '../row.ts';
import { table } from './table.ts';

const FolderRow = z.object({
  node_id: Id,
  project_id: Id,
  /** Null for one in the project itself. */
  parent_node_id: z.nullable(Id),
  title: z.string(),
  by: z.string(),
  at: z.string(),
});

const folders = table<z.infer<typeof FolderRow>>({
  name: 'folders',
  schema: FolderRow,
  idOf: ({ node_id: id }) => id,
  channelsOf: ({ project_id }) => [CHANNELS.project(project_id)],
  events: { put: EVENTS.folder.changed, gone: EVENTS.folder.gone },
  demo: () => [],
});

/** A folder with those beside it, and those above it from the project down. */
export interface FolderPlace {
  readonly folder: StructureNode;
  readonly beside: readonly StructureNode[];
  readonly above: readonly StructureNode[];
}

function placeOf(id: Id, nodes: readonly StructureNode[], above: readonly StructureNode[] = []): FolderPlace | null {
  const folder = nodes.find(({ node_id }) => node_id === id);
  if (folder) return { folder, beside: nodes.filter((node) => node !== folder), above };
  for (const node of nodes) {
    const found = placeOf(id, node.subnodes ?? [], [...above, node]);
    if (found) return found;
  }
  return null;
}

export function openFolders({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const rows = folders(world, publish);

  function of(projectId: Id): readonly StructureNode[] {
    const changed = rows.list(({ project_id: project }) => project === projectId);
    const demo = demoFolders(projectId);
    const made = changed.filter(({ node_id: id }) => placeOf(id, demo) === null);
    const grown = (nodes: readonly StructureNode[], parent: Id | null): readonly StructureNode[] =>
      [
        ...nodes,
        ...made
          .filter(({ parent_node_id }) => parent_node_id === parent)
          .map(({ node_id, title }): StructureNode => ({ node_id, type: 'folder', title })),
      ].map((node) => ({
        ...node,
        title: rows.get(node.node_id)?.title ?? node.title,
        subnodes: grown(node.subnodes ?? [], node.node_id),
      }));
    return grown(demo, null);
  }

  const find = (projectId: Id, id: Id): FolderPlace | null => placeOf(id, of(projectId));

  return {
    rows,
    of,
    find,
    /** Refuses the body of a call that names a folder that is not there. */
    require(projectId: Id, id: Id): StructureNode {
      const found = find(projectId, id);
      if (found === null) throw invalid('Mappen finnes ikke.', 'parent_node_id');
      return found.folder;
    },
  };
}
