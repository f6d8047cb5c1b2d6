// [W-PLAN-17] Folders are made and renamed; documents are put away, and taken back. Nothing is deleted.
import type { Id } from '@felles/core/internal/shared/wire-values';
import { isFolderTaken } from '@felles/core/internal/workspace/documents/folder-form';
import type {
  AwayChange,
  FolderChange,
  NewFolder,
  StructureNode,
} from '@felles/core/internal/workspace/documents/model';
import type { AwayDocument } from '@felles/core/workspace/documents';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import { invalid, refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { refuseChanged } from '../site-changes.ts';
import { nextId } from '../world/ledger.ts';
import { openDocuments } from './documents.ts';
import { openFolders } from './folders.ts';
import { openHistory } from './history.ts';

/** A document can be taken back for so long (milliseconds): 30 days. */
const KEPT = 30 * 86_400_000;

const nameIn = ({ title }: { readonly title: string }, beside: readonly StructureNode[]): string => {
  const name = title.trim();
  const titles = beside.map((node) => ({ title: node.title ?? '' }));
  if (isFolderTaken(name, titles)) throw invalid('Det er alt en mappe med dette navnet her.', 'title');
  return name;
};

export function openDocumentChanges(service: Pick<Service, 'world' | 'publish'>) {
  const { world } = service;
  const folders = openFolders(service);
  const { rows, away, entryOf } = openDocuments(service);
  const history = openHistory(service);
  const now = () => new Date(world.now()).toISOString();

  const untilOf = (at: string): number => Date.parse(at) + KEPT;

  function awayOf(id: Id): AwayDocument | null {
    const row = away.get(id);
    if (row === null) return null;
    const { by, at } = row.away;
    const { parent_node_id: folder, project_id: project } = row;
    const place = folder ? folders.find(project, folder) : null;
    return {
      ...entryOf(row),
      away: {
        by,
        at,
        until: new Date(untilOf(at)).toISOString(),
        folder: place?.folder.title ?? null,
        is_folder_gone: Boolean(folder) && place === null,
      },
    };
  }

  function putAway(projectId: Id, id: Id, staff: DemoStaff): AwayDocument {
    const row = rows.get(id);
    if (row?.project_id !== projectId) throw refusal(404, 'Dokumentet finnes ikke i dette prosjektet.');
    // Before it leaves its list, whose event makes others ask for both.
    away.put({ ...row, away: { by: staff.name, at: now() } });
    rows.remove(id);
    history.note(projectId, staff, { text: 'la bort', title: row.title, datatype: 'document', dataid: id });
    return awayOf(id) ?? entryOf(row);
  }

  function takeBack(projectId: Id, id: Id, { parent_node_id: chosen }: AwayChange, staff: DemoStaff): AwayDocument {
    const kept = away.get(id);
    if (kept?.project_id !== projectId) throw refusal(404, 'Dokumentet finnes ikke i dette prosjektet.');
    const { away: absence, ...row } = kept;
    if (untilOf(absence.at) <= world.now())
      throw refusal(409, 'Dokumentet ble lagt bort for mer enn 30 dager siden.', 'Expired');
    const folder = chosen === undefined ? (row.parent_node_id ?? null) : chosen;
    if (folder !== null && folders.find(projectId, folder) === null)
      throw invalid('Mappen finnes ikke lenger. Velg en annen.', 'parent_node_id');
    away.remove(id);
    const back = rows.put({ ...row, parent_node_id: folder });
    history.note(projectId, staff, { text: 'tok tilbake', title: row.title, datatype: 'document', dataid: id });
    return { ...entryOf(back), away: null };
  }

  return {
    folders,
    awayOf,
    /** Those that can be taken back, the last one first. */
    awayIn: (projectId: Id): readonly AwayDocument[] =>
      away
        .list(({ project_id: of, away: { at } }) => of === projectId && untilOf(at) > world.now())
        .toSorted((a, b) => b.away.at.localeCompare(a.away.at))
        .flatMap(({ document_id: id }) => awayOf(id) ?? []),

    createFolder(projectId: Id, body: NewFolder, staff: DemoStaff, key: string | null): StructureNode {
      const parent = body.parent_node_id ?? null;
      const beside = parent === null ? folders.of(projectId) : (folders.require(projectId, parent).subnodes ?? []);
      const title = nameIn(body, beside);
      const node_id = nextId(world, 40_000_000);
      const row = { node_id, project_id: projectId, parent_node_id: parent, title, by: staff.name, at: now() };
      folders.rows.put(row, { key });
      history.note(projectId, staff, { text: 'opprettet mappen', title });
      return { node_id, type: 'folder', title, subnodes: [] };
    },

    renameFolder(projectId: Id, id: Id, { was, ...body }: FolderChange, staff: DemoStaff): StructureNode {
      const place = folders.find(projectId, id);
      if (place === null) throw refusal(404, 'Mappen finnes ikke i dette prosjektet.');
      const { folder, beside, above } = place;
      const { by = null, at = null } = folders.rows.get(id) ?? {};
      refuseChanged(folder, body, was, () => ({ by, at }));
      const title = nameIn(body, beside);
      if (title === folder.title) return folder;
      const parent_node_id = above.at(-1)?.node_id ?? null;
      folders.rows.put({ node_id: id, project_id: projectId, parent_node_id, title, by: staff.name, at: now() });
      history.note(projectId, staff, {
        text: `endret navnet på mappen, fra «${folder.title}» til`,
        title: `«${title}»`,
      });
      return { ...folder, title };
    },

    /** One that is there already stays as it is. */
    move(projectId: Id, id: Id, body: AwayChange, staff: DemoStaff): AwayDocument {
      const isAway = away.get(id) !== null;
      refuseChanged({ away: isAway }, { away: body.away }, body.was, () => ({ by: null, at: null }));
      if (body.away && isAway && away.get(id)?.project_id === projectId)
        return awayOf(id) ?? putAway(projectId, id, staff);
      if (!body.away && !isAway) {
        const row = rows.get(id);
        if (row?.project_id === projectId) return { ...entryOf(row), away: null };
      }
      return body.away ? putAway(projectId, id, staff) : takeBack(projectId, id, body, staff);
    },
  };
}
