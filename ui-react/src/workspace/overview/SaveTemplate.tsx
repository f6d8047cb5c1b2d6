import {
  filledParts,
  hoursOf,
  partCounts,
  type TemplateContent,
  type TemplateDraft,
  type TemplatePart,
} from '@felles/core/workspace/project-templates';
import type { Project } from '@felles/core/workspace/projects';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { FormNote } from '../../kit/form/FormNote.tsx';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { LOCK } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { formatDay, formatNumber } from '../format.ts';
import { useArea } from '../services.ts';
import { PartChoices } from '../templates/PartChoices.tsx';
import { bookIn } from '../templates/words.ts';

interface SaveTemplateProps {
  readonly project: Project;
  /** With the name of the template. */
  readonly onSaved: (title: string) => void;
}

/** [W-PLAN-08] The window that saves a project as a template, and names the records that stay behind. */
export function SaveTemplate({ project, onSaved }: SaveTemplateProps) {
  const pages = useArea('projectPages');
  const [{ content, templates, form }] = useState(() => pages.template(project));
  const { load } = useObservable(content.answer$);
  const text = useText();
  useOpen(content);
  useOpen(templates);
  const parts: FieldOf<TemplateDraft> = {
    kind: 'own',
    name: 'parts',
    label: text('template.take'),
    draw: ({ value, error, onChange }) =>
      load.status === 'ready' && (
        <PartChoices
          legend={text('template.takeFrom', { title: project.title ?? '' })}
          parts={filledParts(partCounts(load.value))}
          chosen={value}
          onChoose={onChange}
          wordsOf={(part) => sizeOf(part, load.value)}
          error={error}
        />
      ),
    words: (chosen) => chosen.map((part) => text(`template.part.${part}`)).join(', '),
  };

  function sizeOf(part: TemplatePart, of: TemplateContent): string {
    const count = formatNumber(partCounts(of)[part]);
    if (part === 'handbook') return bookIn(text, of);
    if (part === 'phases') return `${count} · ${text('template.hours', { hours: formatNumber(hoursOf(of)) })}`;
    const day = formatDay(of.first_day);
    return part === 'checklists' || day === '' ? count : text('template.countedFrom', { count, day });
  }

  return (
    <PanelForm
      label={text('template.saveAs')}
      make={({ close }) =>
        form(({ title }) => {
          onSaved(title);
          close();
        })
      }
      fields={[{ kind: 'text', name: 'title', label: text('template.name') }, parts]}
      leaving={{ key: 'projectTemplates.leaving', params: {} }}
      record={{
        load,
        words: { some: text('template.contentSome'), all: text('template.contentAll') },
        again: content.reload,
        missing: text('template.contentAll'),
      }}
      saveWords={() => text('template.save')}
      note={() => (
        <>
          <FormNote tone="info" icon={<Shape path={LOCK} />}>
            <strong>{text('template.notTaken')}</strong> {text('template.notTakenWords')}
          </FormNote>
          <FormNote tone="info" icon={<Icon name="information" />}>
            {text('template.whoSees')}
          </FormNote>
        </>
      )}
    />
  );
}
