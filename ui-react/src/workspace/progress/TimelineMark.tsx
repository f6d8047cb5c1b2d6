import { dayMonth } from '@felles/core';
import type { ProgressMark } from '@felles/core/workspace/phases';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { phaseOf } from '../paths.ts';
import styles from './TimelineMark.module.css';
import type { Scale } from './timeline-scale.ts';

interface TimelineMarkProps {
  readonly projectId: string;
  readonly mark: ProgressMark;
  readonly scale: Scale;
  /** The deadline of a phase that ends after it. */
  readonly isLit?: boolean;
}

/** A diamond or a flag, which leads to its phase. */
export function TimelineMark({ mark, scale, projectId, isLit = false }: TimelineMarkProps) {
  const text = useText();
  const { kind, state, day, abbreviation, phase } = mark;
  const words = wordsOfMark(mark, text);
  const shared = {
    className: styles.mark,
    'data-kind': kind,
    'data-state': state,
    'data-lit': isLit || undefined,
    title: words,
    style: { insetInlineStart: `${scale.at(day)}%` },
  };
  const content = (
    <>
      {state === 'met' && <Icon name="check" />}
      {state === 'passed' && <Icon name="alert" />}
      {abbreviation}
    </>
  );
  return phase === null ? (
    <span {...shared} role="img" aria-label={words}>
      {content}
    </span>
  ) : (
    <PageLink {...shared} aria-label={words} to={phaseOf(projectId, phase.phase_id)}>
      {content}
    </PageLink>
  );
}

const wordsOfMark = ({ kind, state, title, day }: ProgressMark, text: Text): string =>
  text(`progress.mark.${state}`, { what: text(`progress.mark.${kind}`), title, day: dayMonth(day) });
