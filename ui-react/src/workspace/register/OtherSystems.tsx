import { useText } from '../../i18n/text.ts';
import { Fold } from '../../kit/parts/Fold.tsx';
import { asText } from '../written.ts';
import { type Fact, Facts } from './Facts.tsx';

interface OtherSystemsProps {
  /** How deep its heading lies. */
  readonly level: 2 | 3;
  readonly node: string | null | undefined;
  readonly others?: readonly Fact[];
}

/** [W-CONTACTS-02] [W-CONTACTS-05] Values that only other systems use: folded, below what users read. */
export function OtherSystems({ level, node, others = [] }: OtherSystemsProps) {
  const text = useText();
  return (
    <Fold title={text('workspace.otherSystems')} level={level}>
      <Facts facts={[{ name: text('workspace.node'), value: asText(node) }, ...others]} />
    </Fold>
  );
}
