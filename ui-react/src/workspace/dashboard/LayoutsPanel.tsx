import { isOn, type PanelStore } from '@felles/core';
import { type DashboardStore, isOwnLayout, type Layout, mayChange } from '@felles/core/workspace/dashboard';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import lists from '../../kit/Layout.module.css';
import { PanelFoot } from '../../kit/panels/PanelFoot.tsx';
import { usePanel } from '../../kit/panels/panel-context.ts';
import { Menu } from '../../kit/parts/Menu.tsx';
import { Question } from '../../kit/Question.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { layoutOf } from '../paths.ts';
import styles from '../screens/Lines.module.css';
import { fieldsOfCopy, NEW_LAYOUT, PANELS, type ShownPanel } from './dashboard-panels.ts';

interface LayoutsPanelProps {
  readonly context: string;
  readonly store: DashboardStore;
  readonly panels: PanelStore<ShownPanel>;
}

/** Every layout of the page: which one is in use, its owner, and its actions. */
export function LayoutsPanel({ context, store, panels }: LayoutsPanelProps) {
  const { layouts, layoutsFailure, active, login, doing } = useObservable(store.view$);
  const [leaving, setLeaving] = useState<Layout | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { close } = usePanel();
  const navigate = useNavigate();
  const text = useText();
  useLostFocus(() => list.current, String(layouts.length));
  const inUse = active.status === 'ready' ? active.value?.layout_id : undefined;
  return (
    <>
      {doing.failure && (
        <div role="alert">
          <StatusBox type="danger" title={text(doing.failure)} />
        </div>
      )}
      {layoutsFailure && (
        <div role="alert">
          <StatusBox
            type="danger"
            title={text('layouts.failed')}
            action={
              <Button small onClick={store.reload}>
                {text('retry')}
              </Button>
            }
          />
        </div>
      )}
      <ul ref={list} tabIndex={-1} className={lists.plainList}>
        {layouts.map((layout) => (
          <li key={layout.layout_id} className={styles.line}>
            <span className={styles.words}>{layout.title}</span>
            {layout.layout_id === inUse && <Tag type="SUCCESS">{text('layouts.inUse')}</Tag>}
            {isOn(layout.shared) && (
              <Tag type="INFO">{text('layouts.sharedBy', { name: layout.login_name ?? '' })}</Tag>
            )}
            {isOn(layout.read_only) && <Tag>{text('layouts.readOnly')}</Tag>}
            <Menu
              label={text('layouts.options', { title: layout.title ?? '' })}
              opener={(props) => (
                <Button
                  {...props}
                  kind="ghost"
                  small
                  aria-label={text('layouts.options', { title: layout.title ?? '' })}
                >
                  …
                </Button>
              )}
              items={itemsOf(layout)}
            />
          </li>
        ))}
      </ul>
      <PanelFoot>
        <Button kind="primary" onClick={() => panels.open(NEW_LAYOUT)}>
          {text('layouts.new')}
        </Button>
      </PanelFoot>
      {leaving && (
        <Question
          title={text('layouts.sure')}
          onAnswer={(isYes) => {
            if (isYes) store.run({ kind: 'delete', id: leaving.layout_id });
            setLeaving(null);
          }}
        >
          {text('layouts.deleteWords', { title: leaving.title ?? '' })}
        </Question>
      )}
    </>
  );

  function itemsOf(layout: Layout) {
    const { layout_id: id } = layout;
    const isMine = isOwnLayout(layout, login);
    const changes = [
      { id: 'change', label: text('layouts.change'), onPress: () => panels.open(PANELS.of(id)) },
      {
        id: 'delete',
        label: text('layouts.delete'),
        icon: <Icon name="close" />,
        isGrave: true,
        onPress: () => setLeaving(layout),
      },
    ];
    return [
      ...(isMine ? [] : [{ id: 'look', label: text('layouts.look'), onPress: () => navigate(layoutOf(context, id)) }]),
      ...(isMine && id !== inUse
        ? [
            {
              id: 'use',
              label: text('layouts.use'),
              onPress() {
                store.run({ kind: 'activate', id });
                close();
              },
            },
          ]
        : []),
      {
        id: 'copy',
        label: text('layouts.copy'),
        onPress: () => store.run({ kind: 'create', fields: fieldsOfCopy(layout, text) }),
      },
      ...(mayChange(layout, login ?? '') ? changes : []),
    ];
  }
}
