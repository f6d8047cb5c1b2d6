import '../../i18n/catalogs/handbook.ts';

import type { DocumentEntry } from '@felles/core/workspace/documents';
import {
  actionsOfTemplate,
  type CreatedDocument,
  documentsFrom,
  editedDocumentOf,
  type HandbookTemplate,
  isApplicable,
  type MakingView,
  type TemplateAction,
  templateOrigin,
} from '@felles/core/workspace/handbook';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button, PageButton } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Menu, type OpenerProps } from '../../kit/parts/Menu.tsx';
import { FOLDER_LINK, LOCK, NOT, PEN, PLUS } from '../../kit/shapes.ts';
import { Tag } from '../../kit/Tag.tsx';
import link from '../../kit/Text.module.css';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { FileTile } from '../documents/FileTile.tsx';
import { OfferedLink } from '../offers/OfferedLink.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { documentOf, editingOf } from '../paths.ts';
import { useMayChange } from '../services.ts';
import styles from './TemplateList.module.css';

/** Makes a document from a template, and opens it where it is to be edited. */
export type MakeDocument = (template: HandbookTemplate, isEdited: boolean) => void;

interface TemplateListProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly templates: readonly HandbookTemplate[];
  /** Whether the handbook is being rebuilt. */
  readonly isLocked: boolean;
  /** The document that is being created from a template, or was created last. */
  readonly making: MakingView;
  /** Null where the service makes no documents from templates, or the user changes nothing. */
  readonly onMake: MakeDocument | null;
}

/** The templates of a handbook: the facts of each, its documents, and the possible actions. */
export function TemplateList({ label, templates, ...rest }: TemplateListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {templates.map((template) => (
        <TemplateRow key={template.template_id} template={template} {...rest} />
      ))}
    </ul>
  );
}

type RowProps = Omit<TemplateListProps, 'label' | 'templates'> & { readonly template: HandbookTemplate };

function TemplateRow({ template, isLocked, making, onMake }: RowProps) {
  const text = useText();
  const isOn = isApplicable(template);
  const title = template.title || text('handbook.untitled');
  const isLast = making.templateId === template.template_id;
  const actions = onMake === null ? [] : actionsOfTemplate(template);
  return (
    <li className={styles.row} data-off={!isOn || undefined}>
      {isOn ? (
        <FileTile {...template} />
      ) : (
        <span className={styles.not}>
          <Shape path={NOT} />
        </span>
      )}
      <TwoLines isName first={title} second={templateOrigin(template)} />
      <span className={styles.made}>
        {isOn ? <Made template={template} title={title} /> : <Tag>{text('handbook.notApplicable')}</Tag>}
      </span>
      {isOn && (isLocked || actions.length > 0) && (
        <span className={styles.actions}>
          {isLocked ? (
            <span className={styles.locked}>
              <Shape path={LOCK} />
              {text('handbook.locked')}
            </span>
          ) : (
            actions.map((action, at) => (
              <ActionButton
                key={action}
                action={action}
                kind={at === 0 ? 'secondary' : 'ghost'}
                template={template}
                name={text('handbook.doTo', { action: text(`handbook.${action}`), title })}
                isMaking={isLast && making.isSending}
                onMake={onMake}
              />
            ))
          )}
        </span>
      )}
      {isLast && <MakingNote making={making} />}
    </li>
  );
}

const SHAPES: Readonly<Record<TemplateAction, string>> = {
  create: PLUS,
  create_and_edit: PEN,
  edit: PEN,
  edit_webfolder: FOLDER_LINK,
};

interface ActionButtonProps extends Pick<RowProps, 'template' | 'onMake'> {
  readonly action: TemplateAction;
  readonly kind: 'secondary' | 'ghost';
  readonly name: string;
  readonly isMaking: boolean;
}

/** One action that the template's flags permit. */
function ActionButton({ action, kind, template, name, isMaking, onMake }: ActionButtonProps) {
  const text = useText();
  const words = (
    <>
      <Shape path={SHAPES[action]} />
      {text(`handbook.${action}`)}
    </>
  );
  if (action === 'create' || action === 'create_and_edit')
    return (
      <Button
        small
        kind={kind}
        aria-label={name}
        busy={isMaking}
        onClick={() => onMake?.(template, action === 'create_and_edit')}
      >
        {words}
      </Button>
    );
  const only = editedDocumentOf(template);
  if (only !== null)
    return (
      <PageButton small kind={kind} aria-label={name} to={editingOf(only, action)}>
        {words}
      </PageButton>
    );
  return (
    <DocumentMenu
      label={name}
      documents={documentsFrom(template)}
      pathOf={(id) => editingOf(id, action)}
      opener={(opener) => (
        <Button small kind={kind} aria-label={name} {...opener}>
          {words}
        </Button>
      )}
    />
  );
}

/** The documents that were created from a template: how many, and the way to each. */
function Made({ template, title }: Pick<RowProps, 'template'> & { readonly title: string }) {
  const { hasPage } = useOffers();
  const text = useText();
  const documents = documentsFrom(template);
  const [first, ...more] = documents;
  if (first === undefined) return <span className={styles.none}>{text('handbook.noDocument')}</span>;
  const count = text('handbook.documents', { count: documents.length });
  const name = text('handbook.documentsOf', { count: documents.length, title });
  if (more.length === 0)
    return (
      <OfferedLink className={`${link.link} ${styles.link}`} to={documentOf(first.id)}>
        {count}
      </OfferedLink>
    );
  if (!hasPage(documentOf(first.id))) return count;
  return (
    <DocumentMenu
      label={name}
      documents={documents}
      pathOf={documentOf}
      opener={(opener) => (
        <button type="button" className={`${link.link} ${styles.link}`} aria-label={name} {...opener}>
          {count}
        </button>
      )}
    />
  );
}

/** The document created from the template whose button was pressed, or the reason why there is none. */
function MakingNote({ making: { created: made, failure } }: { readonly making: MakingView }) {
  const { hasPage } = useOffers();
  const text = useText();
  return (
    <span className={styles.note} role="status">
      {failure ? (
        <span className={styles.failure}>
          <MessageText message={failure} />
        </span>
      ) : (
        made && (
          <>
            {text('handbook.isMade', { title: made.title ?? text('handbook.document', { id: made.document_id }) })}{' '}
            {hasPage(documentOf(made.document_id)) && (
              <PageLink className={link.link} to={documentOf(made.document_id)}>
                {text('handbook.openMade')}
              </PageLink>
            )}
          </>
        )
      )}
    </span>
  );
}

interface DocumentMenuProps {
  readonly label: string;
  readonly documents: readonly CreatedDocument[];
  readonly pathOf: (id: string) => string;
  readonly opener: (props: OpenerProps) => ReactNode;
}

/** Several documents, of which one is opened. */
function DocumentMenu({ label, documents, pathOf, opener }: DocumentMenuProps) {
  const navigate = useNavigate();
  const text = useText();
  return (
    <Menu
      label={label}
      opener={opener}
      items={
        documents.length === 0
          ? [{ id: '', label: text('handbook.nothingToEdit'), isOff: true, onPress: () => undefined }]
          : documents.map(({ id, title }) => ({
              id,
              label: title ?? text('handbook.document', { id }),
              onPress: () => navigate(pathOf(id)),
            }))
      }
    />
  );
}

type Make = (template: HandbookTemplate, done: (made: DocumentEntry) => void) => void;

/** Makes a document for this user, and leads to its editor; null without the right, or without an editor. */
export function useDocumentMaker(): ((make: Make) => MakeDocument) | null {
  const mayChange = useMayChange();
  const { has } = useOffers();
  const navigate = useNavigate();
  if (!mayChange || !has('handbook')) return null;
  return (make) => (template, isEdited) =>
    make(template, ({ document_id: id }) => {
      if (isEdited) navigate(editingOf(id, 'edit'));
    });
}
