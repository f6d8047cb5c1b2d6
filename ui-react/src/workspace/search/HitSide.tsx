import { matchOf, type SearchHit, wordsOf } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { HitWords } from './HitWords.tsx';

/** What stands beside the title of a hit: what it was found by, where that is not the title, and where it belongs. */
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
  const { title, second } = wordsOf(hit);
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
