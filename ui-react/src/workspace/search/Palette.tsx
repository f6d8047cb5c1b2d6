import '../../i18n/catalogs/search.ts';

import { PREVIEW_SIZE } from '@felles/core/internal/workspace/search/rules';
import { hitTexts, type SearchGroup, targetOf } from '@felles/core/workspace/search';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { stepOf } from '../../kit/parts/choices.ts';
import { SEARCH } from '../../kit/shapes.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { pathTo, searchFor } from '../paths.ts';
import { useArea } from '../services.ts';
import { HitSide, HitWords, headingOf } from './Hits.tsx';
import styles from './Palette.module.css';
import { RecentVisits } from './RecentVisits.tsx';

interface PaletteProps {
  readonly onClose: () => void;
}

/** [W-SEARCH-08] The search above every page: the best hits while the user types, and the latest visits before that. */
export function Palette({ onClose }: PaletteProps) {
  const [search] = useState(useArea('search').search);
  const { text: typed, sought, groups } = useObservable(search.view$);
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const text = useText();
  const id = useId();
  useOpen(search);

  const shown = groups.status === 'ready' ? previewOf(groups.value) : [];
  const hits = shown.flatMap((group) => group.hits);

  function go(path: string | null): void {
    if (path === null) return;
    onClose();
    navigate(path);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      const target = hits[active] && targetOf(hits[active]);
      go((target && pathTo(target)) ?? searchFor(typed));
      return;
    }
    const next = event.key === 'Home' || event.key === 'End' ? null : stepOf(event.key, active, hits.length, 'column');
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  }

  return (
    <Dialog title={text('shell.find')} onClose={onClose}>
      <div className={styles.palette}>
        <div className={styles.field}>
          <Shape path={SEARCH} />
          <input
            type="search"
            role="combobox"
            className={styles.control}
            aria-label={text('shell.findHint')}
            placeholder={text('shell.findHint')}
            aria-expanded={hits.length > 0}
            aria-controls={hits.length > 0 ? id : undefined}
            aria-activedescendant={hits[active] ? `${id}${active}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={({ target }) => {
              setActive(0);
              search.type(target.value);
            }}
            onKeyDown={press}
          />
        </div>
        <HiddenStatus>
          {sought !== null && groups.status === 'ready' && text('search.count', { count: hits.length })}
        </HiddenStatus>
        {sought === null ? (
          typed === '' && <RecentVisits onGo={onClose} />
        ) : (
          <LoadedContent
            load={groups}
            words={{ some: text('search.some'), all: text('search.all') }}
            again={search.retry}
            isEmpty={(found) => found.length === 0}
            empty={<p className={styles.none}>{text('search.none', { words: sought })}</p>}
          >
            {() => (
              <>
                <div id={id} role="listbox" aria-label={text('search.all')}>
                  {shown.map((group) => (
                    // biome-ignore lint/a11y/useSemanticElements: a part of a list of choices
                    <div key={group.name} role="group" aria-label={headingOf(group.name, text)}>
                      <p aria-hidden="true" className={styles.group}>
                        {headingOf(group.name, text)}
                      </p>
                      {group.hits.map((hit) => {
                        const at = hits.indexOf(hit);
                        const { title } = hitTexts(hit);
                        const target = targetOf(hit);
                        return (
                          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its list
                          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
                          <div
                            key={at}
                            id={`${id}${at}`}
                            role="option"
                            aria-selected={at === active}
                            className={styles.option}
                            onPointerDown={(event) => event.preventDefault()}
                            onClick={() => go(target && pathTo(target))}
                          >
                            <span>
                              <HitWords title={title} sought={sought} />
                            </span>
                            <HitSide hit={hit} sought={sought} className={styles.second} />
                          </div>
                        );
                      })}
                    </div>
                  ))}
                </div>
                <PageLink to={searchFor(typed)} className={styles.all} onClick={onClose}>
                  {text('shell.findAll')}
                </PageLink>
              </>
            )}
          </LoadedContent>
        )}
      </div>
    </Dialog>
  );
}

/** The best hits of each group. */
const previewOf = (groups: readonly SearchGroup[]): readonly SearchGroup[] =>
  groups.map(({ name, hits }) => ({ name, hits: hits.slice(0, PREVIEW_SIZE) }));
