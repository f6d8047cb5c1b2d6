import '../../i18n/catalogs/membership.ts';

import { SEARCHED_FROM } from '@felles/core/internal/portal/membership/departments';
import { cardsMatching, type DepartmentsView, type MembershipStore } from '@felles/core/portal/membership';
import { useId, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { ChooserLoading } from './ChooserParts.tsx';
import styles from './Choosers.module.css';
import { DepartmentCards } from './DepartmentCards.tsx';

interface DepartmentChooserProps {
  readonly view: DepartmentsView;
  readonly store: Pick<MembershipStore, 'chooseDepartment' | 'reload'>;
  /** [P-MEMBERSHIP-07] The purpose of the choice. */
  readonly purpose: 'membership' | 'profile';
  /** The choice is being sent, and cannot be changed meanwhile. */
  readonly isLocked?: boolean;
}

/** Where the visitor wants to train. */
export function DepartmentChooser({ view, store, purpose, isLocked = false }: DepartmentChooserProps) {
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const text = useText();
  return (
    <section className={styles.chooser} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text(purpose === 'profile' ? 'membership.departmentForProfile' : 'membership.department')}
      </h2>
      <div ref={content} tabIndex={-1} className={styles.content} aria-busy={view.status === 'loading'}>
        {view.status === 'loading' && <ChooserLoading label={text('membership.departmentsLoading')} />}
        {view.failure && (
          <LiveRegion role="alert">
            <StatusBox
              inVain
              type="danger"
              title={text('membership.departmentsFailed')}
              action={
                <Button
                  onClick={() => {
                    content.current?.focus(); // the button goes away with the content around it
                    store.reload();
                  }}
                >
                  {text('retry')}
                </Button>
              }
            >
              <MessageText message={view.failure} />
            </StatusBox>
          </LiveRegion>
        )}
        {view.status === 'ready' && view.cards.length === 0 && (
          <LiveRegion>
            <StatusBox type="warning" title={text('membership.departmentsNone')}>
              {text('membership.departmentsNoneHow')}
            </StatusBox>
          </LiveRegion>
        )}
        {view.status === 'ready' && view.cards.length > 0 && (
          <Departments view={view} store={store} isLocked={isLocked} />
        )}
      </div>
    </section>
  );
}

/** A few departments are shown side by side; many are searched, and make room once one is chosen. */
function Departments({
  view,
  store,
  isLocked,
}: Pick<DepartmentChooserProps, 'view' | 'store'> & { readonly isLocked: boolean }) {
  const { cards, chosenId } = view;
  const isSearched = cards.length >= SEARCHED_FROM;
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const text = useText();
  const isFolded = isSearched && chosenId !== null && !opened;
  const shown = isFolded ? cards.filter(({ id }) => id === chosenId) : cardsMatching(cards, isSearched ? search : '');
  return (
    <div ref={list} className={styles.content}>
      {isSearched && !isFolded && (
        <TextField
          type="search"
          label={text('membership.find')}
          hint={text('membership.findHint')}
          value={search}
          onType={setSearch}
          autoComplete="off"
        />
      )}
      <p role="status" className={styles.count}>
        {search.trim() !== '' &&
          !isFolded &&
          (shown.length === 0
            ? text('membership.foundNone')
            : text('membership.found', { count: shown.length, all: cards.length }))}
      </p>
      <DepartmentCards
        cards={shown}
        view={view}
        isLocked={isLocked}
        onChoose={(id) => {
          setOpened(false);
          store.chooseDepartment(id);
        }}
      />
      {isFolded && (
        <Button
          kind="ghost"
          icon="back"
          small
          onClick={() => {
            list.current?.querySelector('button')?.focus(); // it stays, and this one goes
            setOpened(true);
          }}
        >
          {text('membership.otherDepartments', { count: cards.length })}
        </Button>
      )}
    </div>
  );
}
