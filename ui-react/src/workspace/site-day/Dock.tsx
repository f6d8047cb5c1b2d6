import '../../i18n/catalogs/site-day.ts';

import type { SiteTarget } from '@felles/core/internal/workspace/site-day/rules';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { CAMERA, CHECK_ROUND, CLOCK, LIST_CHECKED, RECEIPT } from '../../kit/shapes.ts';
import styles from './Dock.module.css';

const SHAPES: Readonly<Record<SiteTarget, string>> = {
  deviation: CAMERA,
  checklist: LIST_CHECKED,
  hours: CLOCK,
  expense: RECEIPT,
  task: CHECK_ROUND,
};

/** A target: a link, or a way within the page. */
export interface DockTarget {
  readonly target: SiteTarget;
  /** Its state in a few words, where there is room for them; empty for none. */
  readonly second: string;
  readonly to: string | (() => void);
}

interface DockProps {
  readonly targets: readonly DockTarget[];
  /** It stays at the foot of a phone, above the bar. */
  readonly isAtFoot?: boolean;
}

/** [W-SITE-53] The targets of a day, each of them one press away. */
export function Dock({ targets, isAtFoot = false }: DockProps) {
  const text = useText();
  if (targets.length === 0) return null;
  return (
    <nav className={styles.dock} aria-label={text('site.dock')} data-at-foot={isAtFoot || undefined}>
      {targets.map(({ target, second, to }) => {
        const content = (
          <>
            <Shape path={SHAPES[target]} />
            <span className={styles.target}>
              {text(`site.target.${target}`)}
              {second !== '' && <small>{second}</small>}
            </span>
          </>
        );
        const isMain = target === 'deviation' || undefined;
        return typeof to === 'string' ? (
          <PageLink key={target} to={to} data-main={isMain}>
            {content}
          </PageLink>
        ) : (
          <button key={target} type="button" data-main={isMain} onClick={to}>
            {content}
          </button>
        );
      })}
    </nav>
  );
}
