import '../../i18n/catalogs/kinds.ts';
import '../../i18n/catalogs/search.ts';

import { DATATYPES, type DatatypeName } from '@felles/core/workspace/datatypes';
import {
  hitTexts,
  markHits,
  matchOf,
  RECORD_KINDS,
  type SearchGroup,
  type SearchHit,
  targetOf,
} from '@felles/core/workspace/search';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import textStyles from '../../kit/Text.module.css';
import { pathTo } from '../paths.ts';
import styles from '../screens/Lines.module.css';

/** The hits of one kind. */
export function HitGroup({ group, sought }: { readonly group: SearchGroup; readonly sought: string }) {
  const text = useText();
  return (
    <section>
      <h2 className={styles.group}>{headingOf(group.name, text)}</h2>
      <ul className={layout.plainList}>
        {group.hits.map((hit) => (
          <HitLine key={keyOf(hit)} hit={hit} sought={sought} />
        ))}
      </ul>
    </section>
  );
}

/** Distinguishes one hit from the others of an answer. */
export const keyOf = ({ datatype_id: datatype, type, node_id: node, title }: SearchHit): string =>
  `${datatype ?? type} ${node} ${title}`;

/** One hit of a search, as a link. */
export function HitLine({ hit, sought }: { readonly hit: SearchHit; readonly sought: string }) {
  const { title } = hitTexts(hit);
  const target = targetOf(hit);
  const path = target && pathTo(target);
  const words = <HitWords title={title} sought={sought} />;
  return (
    <li className={styles.line}>
      <span className={styles.words}>{path === null ? words : <PageLink to={path}>{words}</PageLink>}</span>
      <HitSide hit={hit} sought={sought} className={textStyles.quietSmall} />
    </li>
  );
}

/** The text beside the title of a hit: the match, where that is not the title, and the place of the hit. */
export function HitSide({
  hit,
  sought,
  className,
}: {
  readonly hit: SearchHit;
  readonly sought: string;
  readonly className?: string | undefined;
}) {
  const text = useText();
  const { title, second } = hitTexts(hit);
  const match = matchOf(hit);
  const isTold = second !== '' && second !== title;
  if (match === null && !isTold) return null;
  return (
    <small className={className}>
      {match?.field && `${text(`match.${match.field}`)} `}
      {match && <HitWords title={match.text} sought={sought} />}
      {match && isTold && ' · '}
      {isTold && second}
    </small>
  );
}

/** A title, with the searched words marked in it. */
export const HitWords = ({ title, sought }: { readonly title: string; readonly sought: string }) =>
  markHits(title, sought).map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one title never change places
    piece.isHit ? <mark key={place}>{piece.text}</mark> : piece.text,
  );

type Kind = DatatypeName | (typeof RECORD_KINDS)[number];
const KINDS: readonly Kind[] = [...Object.values(DATATYPES), ...RECORD_KINDS];
const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);

/** The heading of a group of hits. An unknown kind has the service's own name. */
export const headingOf = (name: string, text: Text): string => (isKind(name) ? text(`kind.${name}`) : name);
