import '../../i18n/catalogs/panels.ts';

import type { OpenPanel, PanelStack, PanelStore } from '@felles/core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { Dialog, type DialogProps } from '../Dialog.tsx';
import { HiddenStatus } from '../HiddenText.tsx';
import layout from '../Layout.module.css';
import { firstOf } from '../use-modal.ts';
import { BESIDE, Drawer } from './Drawer.tsx';
import styles from './PanelHost.module.css';
import { PanelMessage } from './PanelMessage.tsx';
import { PanelContext, type PanelFrame } from './panel-context.ts';
import { usePanelHistory } from './use-panel-history.ts';

interface PanelHostProps<P> {
  readonly panels: PanelStore<P>;
  /** The title of a panel, in its head and in the trail of those above it. */
  readonly titleOf: (content: P) => ReactNode;
  readonly draw: (content: P) => ReactNode;
  /** Stands in the head of the top panel, beside its title. */
  readonly beside?: ReactNode;
  /** In a wide window such a panel lies beside the page, which has a place for it, and both are used. */
  readonly hasPlace?: (content: P) => boolean;
}

/** The panels above the page, the top one in sight. Those below stay as they are. */
export function PanelHost<P>({ panels, titleOf, draw, beside, hasPlace }: PanelHostProps<P>) {
  const { stack, notice } = useObservable(panels.view$);
  usePanelHistory(panels);
  return (
    <>
      {stack.map((panel, at) => (
        <PanelWindow
          key={panel.id}
          hasPlace={at === 0 && hasPlace?.(panel.content) === true}
          size={panel.size}
          covers={panel.isFullscreen ? 'always' : 'phone'}
          title={titleOf(panel.content)}
          trail={at > 0 && <Trail stack={stack.slice(0, at)} titleOf={titleOf} onGo={panels.backTo} />}
          beside={at === stack.length - 1 && beside}
          isBelow={notice !== null || at < stack.length - 1}
          onClose={panels.close}
        >
          <PanelBody panel={panel} panels={panels}>
            {draw(panel.content)}
          </PanelBody>
        </PanelWindow>
      ))}
      {notice && <PanelMessage notice={notice} onAnswer={panels.answer} />}
    </>
  );
}

interface PanelWindowProps extends DialogProps {
  readonly hasPlace: boolean;
}

/** It stays as it was opened: paper is narrow, and a window may become so while the user writes. */
function PanelWindow({ hasPlace, ...dialog }: PanelWindowProps) {
  const isWide = useMedia(hasPlace ? BESIDE : null);
  const [isBeside] = useState(isWide);
  if (!isBeside) return <Dialog {...dialog} />;
  const { title, onClose, children } = dialog;
  return (
    <Drawer title={title} hasPlace onClose={onClose}>
      {children}
    </Drawer>
  );
}

interface TrailProps<P> {
  readonly stack: PanelStack<P>;
  readonly titleOf: PanelHostProps<P>['titleOf'];
  readonly onGo: (id: number) => void;
}

/** [W-SHELL-14] The panels below, each a way back to it. */
function Trail<P>({ stack, titleOf, onGo }: TrailProps<P>) {
  const text = useText();
  return (
    <nav className={styles.trail} aria-label={text('panel.trail')}>
      <ol className={styles.below}>
        {stack.map(({ id, content }) => (
          <li key={id} className={styles.entry}>
            <button type="button" className={styles.back} onClick={() => onGo(id)}>
              <span className={`${layout.ellipsis} ${styles.name}`}>{titleOf(content)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PanelBodyProps<P> {
  readonly panel: OpenPanel<P>;
  readonly panels: PanelStore<P>;
  readonly children: ReactNode;
}

/** The content of a panel. After something was created in it, it is drawn again, and the user begins at its top. */
function PanelBody<P>({ panel: { id, keepsOpen, created }, panels, children }: PanelBodyProps<P>) {
  const place = useRef<HTMLDivElement>(null);
  const text = useText();
  const frame = useMemo(
    (): PanelFrame => ({
      keepsOpen,
      keepOpen: (isOn) => panels.keepOpen(id, isOn),
      created: () => panels.created(id),
      close: panels.close,
      guard: (mayClose) => panels.guard(id, mayClose),
    }),
    [id, keepsOpen, panels],
  );
  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    if (created === 0 || !dialog) return;
    place.current?.parentElement?.scrollTo(0, 0);
    firstOf(dialog)?.focus({ preventScroll: true });
  }, [created]);
  return (
    <PanelContext value={frame}>
      <HiddenStatus>{created > 0 && text('panel.created')}</HiddenStatus>
      <div key={created} ref={place} className={styles.content}>
        {children}
      </div>
    </PanelContext>
  );
}
