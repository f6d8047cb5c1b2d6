import type { Folder } from '@felles/core/workspace/documents';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { Drawer } from '../../kit/panels/Drawer.tsx';
import { type Branch, Tree } from '../../kit/parts/Tree.tsx';
import { FOLDER } from '../../kit/shapes.ts';
import { useMedia } from '../../react/use-media.ts';
import styles from './files.module.css';

interface FoldersProps {
  readonly folders: readonly Folder[];
  /** How many documents the project has. */
  readonly all: number;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The folders of a project beside its documents; where there is no room, behind a button. */
export function Folders({ folders, all, chosen, onChoose }: FoldersProps) {
  const [isOpen, setOpen] = useState(false);
  const hasRoom = useMedia(WIDE);
  const text = useText();
  const whole: Branch = { id: '', title: text('documents.wholeProject'), count: all, branches: [] };
  const tree = (
    <Tree
      label={text('documents.folders')}
      branches={[whole, ...folders.map(branchOf)]}
      chosen={chosen}
      onChoose={(id) => {
        setOpen(false);
        onChoose(id);
      }}
    />
  );
  if (hasRoom) return <div className={styles.beside}>{tree}</div>;
  return (
    <div className={styles.opener}>
      <Button small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Shape path={FOLDER} />
        {text('documents.folders')}
      </Button>
      {isOpen && (
        <Drawer side="left" title={text('documents.folders')} onClose={() => setOpen(false)}>
          {tree}
        </Drawer>
      )}
    </div>
  );
}

const WIDE = '(width > 900px)';

const branchOf = ({ id, title, count, folders }: Folder): Branch => ({
  id,
  title,
  count,
  branches: folders.map(branchOf),
});
