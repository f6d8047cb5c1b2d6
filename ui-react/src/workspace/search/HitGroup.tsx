import type { SearchGroup } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import styles from '../screens/Lines.module.css';
import { HitLine, keyOf } from './HitLine.tsx';
import { headingOf } from './heading.ts';

/** The hits of one kind. */
export function HitGroup({ group, sought }: { readonly group: SearchGroup; readonly sought: string }) {
  const text = useText();
  return (
    <section>
      <h2 className={styles.group}>{headingOf(group.name, text)}</h2>
      <ul className={styles.list}>
        {group.hits.map((hit) => (
          <HitLine key={keyOf(hit)} hit={hit} sought={sought} />
        ))}
      </ul>
    </section>
  );
}
