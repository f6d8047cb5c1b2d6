import '../../i18n/catalogs/register.ts';

import { mapLoad } from '@felles/core';
import { loadOf } from '@felles/core/data';
import { listStaleness } from '@felles/core/internal/data/list-load';
import { byName, type RegisterDepartment } from '@felles/core/workspace/departments';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { Question } from '../../kit/Question.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { RegisterNav } from '../register/RegisterNav.tsx';
import { useArea, useMayChange } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import styles from './ReportingScreen.module.css';

/** Which department reports. */
export function ReportingScreen() {
  const register = useArea('register');
  const [store] = useState(register.departments);
  const view = useObservable(store.view$);
  const mayChange = useMayChange();
  const [asked, setAsked] = useState<RegisterDepartment | null>(null);
  const text = useText();
  useOpen(store);
  const { reporting, chosen, saving } = view;
  const list = loadOf(view);
  const now = reporting.load.status === 'ready' ? reporting.load.value : null;
  // Which one reports is known before one can be chosen.
  const load = list.status === 'ready' && reporting.load.status !== 'ready' ? reporting.load : list;
  return (
    <Page title={text('register.reporting')}>
      <RegisterNav />
      <div className={styles.place}>
        <p className={textStyles.quiet}>{text('departments.reportingWords')}</p>
        {saving.failure && (
          <LiveRegion role="alert">
            <StatusBox type="danger" title={<MessageText message={saving.failure} />} />
          </LiveRegion>
        )}
        <LoadedContent
          load={mapLoad(load.status === 'ready' ? list : load, (rows) => rows.map(({ item }) => item).toSorted(byName))}
          words={{ some: text('departments.some'), all: text('departments.all') }}
          again={store.reload}
          isEmpty={(all) => all.length === 0}
          empty={<StateNote title={text('departments.none')} />}
          old={listStaleness(view)}
        >
          {(all) => (
            <fieldset className={layout.stack2} aria-busy={saving.isSending || undefined} disabled={!mayChange}>
              <legend className={styles.legend}>{text('register.reporting')}</legend>
              {all.map((department) => {
                const id = department.id;
                const isChosen = (asked === null ? chosen : asked.id) === id;
                return (
                  <label key={id} className={styles.choice} data-chosen={isChosen || undefined}>
                    <input
                      type="radio"
                      name="reporting"
                      className={styles.radio}
                      checked={isChosen}
                      onChange={() => {
                        if (!saving.isSending) setAsked(department);
                      }}
                    />
                    <span className={styles.name} dir="auto">
                      {department.name || id}
                    </span>
                    {now?.id === id && <Tag type="INFO">{text('departments.reports')}</Tag>}
                  </label>
                );
              })}
            </fieldset>
          )}
        </LoadedContent>
      </div>
      {asked && (
        <Question
          title={text('departments.sure', { name: asked.name ?? asked.id })}
          onAnswer={(isYes) => {
            setAsked(null);
            if (isYes) store.report(asked.id);
          }}
        >
          {now === null ? text('departments.sureFirst') : text('departments.sureWords', { name: now.name || now.id })}
        </Question>
      )}
    </Page>
  );
}
