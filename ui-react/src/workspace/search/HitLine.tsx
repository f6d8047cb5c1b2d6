import { type SearchHit, targetOf, wordsOf } from '@felles/core/workspace';
import { PageLink } from '../../kit/PageLink.tsx';
import { pathTo } from '../paths.ts';
import styles from '../screens/Lines.module.css';
import { HitSide } from './HitSide.tsx';
import { HitWords } from './HitWords.tsx';

/** What tells one hit from the others of an answer. */
export const keyOf = ({ datatype_id: datatype, node_id: node, title }: SearchHit): string =>
  `${datatype} ${node} ${title}`;

/** One hit of a search, which leads to what it found. */
export function HitLine({ hit, sought }: { readonly hit: SearchHit; readonly sought: string }) {
  const { title } = wordsOf(hit);
  const target = targetOf(hit);
  const path = target && pathTo(target);
  const words = <HitWords title={title} sought={sought} />;
  return (
    <li className={styles.line}>
      <span className={styles.words}>{path === null ? words : <PageLink to={path}>{words}</PageLink>}</span>
      <HitSide hit={hit} sought={sought} className={styles.side} />
    </li>
  );
}
