import {
  type DocumentsStore,
  type Folder,
  type FolderPlace,
  type FolderForm as Form,
  folderAt,
} from '@felles/core/workspace/documents';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { Drawer } from '../../kit/panels/Drawer.tsx';
import { type Branch, Tree } from '../../kit/parts/Tree.tsx';
import { FOLDER, PEN, PLUS, TRASH } from '../../kit/shapes.ts';
import { useLostFocus } from '../../react/use-focus.ts';
import { useMedia } from '../../react/use-media.ts';
import { FolderForm } from './FolderForm.tsx';
import styles from './files.module.css';

interface FoldersProps extends TreeOfFoldersProps {
  readonly store: DocumentsStore;
  /** Folders can be made and renamed here. */
  readonly mayChange: boolean;
  /** How many documents are put away; null where none can be. */
  readonly away: { readonly count: number | null; readonly isShown: boolean; readonly onShow: () => void } | null;
}

interface TreeOfFoldersProps {
  readonly folders: readonly Folder[];
  /** How many documents the project has. */
  readonly all: number;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The folders of a project beside its documents; where there is no room, behind a button. */
export function Folders(props: FoldersProps) {
  const [isOpen, setOpen] = useState(false);
  const hasRoom = useMedia(WIDE);
  const text = useText();
  const { onChoose, away } = props;
  const close = (then: () => void) => () => {
    setOpen(false);
    then();
  };
  const inside = (
    <FoldersInside
      {...props}
      onChoose={(id) => close(() => onChoose(id))()}
      away={away && { ...away, onShow: close(away.onShow) }}
    />
  );
  if (hasRoom) return <div className={styles.beside}>{inside}</div>;
  return (
    <div className={styles.opener}>
      <Button small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Shape path={FOLDER} />
        {text('documents.folders')}
      </Button>
      {isOpen && (
        <Drawer side="left" title={text('documents.folders')} onClose={() => setOpen(false)}>
          {inside}
        </Drawer>
      )}
    </div>
  );
}

const WIDE = '(width > 900px)';

/** [W-PLAN-17] The tree, the folder that is being typed in it, and the way to the documents that are put away. */
function FoldersInside({ store, folders, all, chosen, onChoose, mayChange, away }: FoldersProps) {
  const [typed, setTyped] = useState<{ readonly form: Form; readonly place: string } | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const opener = useRef<HTMLDivElement>(null);
  const text = useText();
  const wholeProject = text('documents.wholeProject');
  const whole: Branch = { id: '', title: wholeProject, count: all, branches: [] };
  const one = chosen === '' ? null : folderAt(folders, chosen);
  const close = () => setTyped(null);
  const type = (at: FolderPlace, place: string) => {
    const form = store.folderForm(at, (folder) => {
      if (folder === null) return close();
      setMade(folder.node_id);
      onChoose(folder.node_id);
    });
    setTyped({ form, place });
  };
  useLostFocus(
    useCallback(() => opener.current?.querySelector('button') ?? null, []),
    typed ? 'typed' : 'read',
  );
  return (
    <>
      {folders.length > 0 && (
        <Tree
          // Begins anew with a folder that was made here, which then stands in an open one.
          key={made !== null && folderAt(folders, made) ? made : ''}
          label={text('documents.folders')}
          branches={[whole, ...folders.map(branchOf)]}
          chosen={away?.isShown ? 'away' : chosen}
          onChoose={onChoose}
        />
      )}
      {typed && <FolderForm form={typed.form} place={typed.place} onClose={close} />}
      {mayChange && !typed && (
        <div ref={opener} className={styles.folderActs}>
          <Button
            kind="ghost"
            small
            onClick={() => type({ parent: chosen || null }, one?.folder.title ?? wholeProject)}
          >
            <Shape path={PLUS} />
            {text('documents.newFolder')}
          </Button>
          {one && (
            <Button kind="ghost" small onClick={() => type({ renamed: chosen }, one.folder.title)}>
              <Shape path={PEN} />
              {text('documents.renameFolder')}
            </Button>
          )}
        </div>
      )}
      {away && (
        <button type="button" className={styles.toAway} aria-pressed={away.isShown} onClick={away.onShow}>
          <Shape path={TRASH} />
          {text('documents.away')}
          <span>{away.count}</span>
        </button>
      )}
    </>
  );
}

const branchOf = ({ id, title, count, folders }: Folder): Branch => ({
  id,
  title,
  count,
  branches: folders.map(branchOf),
});
