import '../../i18n/catalogs/handbook.ts';

import { type HandbookView, originsOf, type ProjectHandbook, versionOfHandbook } from '@felles/core/workspace/handbook';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { ChoiceFacet } from '../../kit/list/ChoiceFacet.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { BOOK, RETRY } from '../../kit/shapes.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useStore } from '../../react/use-store.ts';
import { formatDay } from '../format.ts';
import { BuildBox, RebuildQuestion } from '../handbook/BuildBox.tsx';
import { ChooseHandbook } from '../handbook/ChooseHandbook.tsx';
import { HandbookFigures } from '../handbook/HandbookFigures.tsx';
import styles from '../handbook/handbook.module.css';
import { useDocumentMaker } from '../handbook/TemplateList.tsx';
import { TemplatePhase } from '../handbook/TemplatePhase.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { useArea, useMayChange } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** The handbook of a project: its templates by phase, and the documents created from them. */
export function HandbookScreen() {
  const { projectId = '' } = useParams();
  return <ProjectsHandbook key={projectId} projectId={projectId} />;
}

function ProjectsHandbook({ projectId }: { readonly projectId: string }) {
  const handbook = useArea('handbook');
  const [store, view] = useStore(() => handbook.of(projectId));
  const [asked, ask] = useState<'choose' | 'rebuild' | null>(null);
  const mayChange = useMayChange();
  const makes = useDocumentMaker();
  const { has } = useOffers();
  const text = useText();
  const { phases, groups, question, building, counts, isWhole, all } = view;
  const isLocked = building.build.kind === 'running';
  const isNarrowed = question.text !== '' || question.shown !== '' || question.origin !== '';
  const shown = groups.filter(({ load }) => !isNarrowed || load.status !== 'ready' || load.value.length > 0);
  const close = () => ask(null);
  const about = building.handbook.status === 'ready' ? aboutOf(building.handbook.value, text) : '';
  return (
    <Page title={text('handbook.title')}>
      <div className={styles.place}>
        <div className={layout.spread}>
          {about !== '' && <p className={styles.about}>{about}</p>}
          {mayChange && (
            <p className={styles.ways}>
              {has('handbook') && (
                <Button small aria-disabled={isLocked || undefined} onClick={() => !isLocked && ask('choose')}>
                  <Shape path={BOOK} />
                  {text('handbook.choose')}
                </Button>
              )}
              <Button small busy={isLocked} onClick={() => !isLocked && ask('rebuild')}>
                {!isLocked && <Shape path={RETRY} />}
                {text(isLocked ? 'handbook.isBuilding' : 'handbook.rebuild')}
              </Button>
            </p>
          )}
        </div>
        {!has('handbook') && <p className={styles.about}>{text('handbook.noChoice')}</p>}
        <BuildBox view={building} onRetry={mayChange ? store.building.rebuild : null} />
        {isWhole && all.length > 0 && building.build.kind === 'rest' && <HandbookFigures templates={all} />}
        <div className={styles.filter}>
          <FilterBar
            label={text('handbook.label')}
            search={{
              label: text('handbook.label'),
              value: question.text,
              onType: (words) => store.ask({ text: words }),
            }}
            quick={{
              label: text('handbook.show'),
              chosen: question.shown,
              onChoose: (value) => store.ask({ shown: CHOICES.find(({ shown: one }) => one === value)?.shown ?? '' }),
              chips: CHOICES.map(({ shown: value, name, count }) => ({
                value,
                label: text(name),
                ...(isWhole && { count: counts[count] }),
              })),
            }}
            facets={<OriginFacet view={view} onChoose={(origin) => store.ask({ origin })} />}
            facetsOn={question.origin === '' ? 0 : 1}
            onReset={() => store.ask({ origin: '' })}
          />
        </div>
        <LoadedContent
          load={phases}
          words={{ some: text('handbook.phases'), all: text('handbook.thePhases') }}
          again={store.reload}
          isEmpty={(known) => known.length === 0 || shown.length === 0}
          empty={<StateNote title={text('handbook.noPhases')} />}
          filter={
            isNarrowed && groups.length > 0
              ? { words: text('handbook.noHit'), onReset: () => store.ask({ text: '', shown: '', origin: '' }) }
              : null
          }
        >
          {() => (
            <div className={layout.column4}>
              {shown.map((group, at) => (
                <TemplatePhase
                  // Found templates are unfolded; a template that the user folds then stays so for the rest of the search.
                  key={`${group.phase.id} ${isNarrowed}`}
                  group={group}
                  startsOpen={isNarrowed || group.phase.isStarted || (at === 0 && !groups.some(isStarted))}
                  isLocked={isLocked}
                  again={() => store.reloadPhase(group.phase.id)}
                  onMake={makes?.((template, done) => store.make(group.phase.id, template, done)) ?? null}
                />
              ))}
            </div>
          )}
        </LoadedContent>
      </div>
      {asked === 'choose' && <ChooseHandbook building={store.building} onClose={close} />}
      {asked === 'rebuild' && (
        <RebuildQuestion building={store.building} count={isWhole ? counts.all : null} onClose={close} />
      )}
    </Page>
  );
}

const isStarted = ({ phase }: HandbookView['groups'][number]): boolean => phase.isStarted;

const CHOICES = [
  { shown: '', name: 'handbook.every', count: 'all' },
  { shown: 'applicable', name: 'handbook.onlyApplicable', count: 'applicable' },
  { shown: 'unused', name: 'handbook.unused', count: 'unused' },
  { shown: 'not', name: 'handbook.notApplicable', count: 'not' },
] as const;

/** Which handbook it is, and from when. */
function aboutOf(handbook: ProjectHandbook, text: Text): string {
  const version = versionOfHandbook(handbook);
  const day = formatDay(handbook.built_at);
  const name = [handbook.title, version !== '' && text('handbook.version', { version })].filter(Boolean).join(', ');
  return [name, day !== '' && text('handbook.builtAt', { day })].filter(Boolean).join(' · ');
}

interface OriginFacetProps {
  readonly view: HandbookView;
  readonly onChoose: (origin: string) => void;
}

/** Narrows the templates to those of one origin. */
function OriginFacet({ view: { all, question }, onChoose }: OriginFacetProps) {
  const text = useText();
  return (
    <ChoiceFacet
      label={text('handbook.origin')}
      every={text('handbook.everyOrigin')}
      choices={originsOf(all).map(({ origin, count }) => ({ id: origin, label: `${origin} (${count})` }))}
      chosen={question.origin}
      name={question.origin}
      onChoose={onChoose}
    />
  );
}
