import type { DocumentEntry } from '@felles/core/workspace/documents';
import type { HandbookTemplate } from '@felles/core/workspace/handbook';
import { useNavigate } from 'react-router-dom';
import { useOffers } from '../offers/use-offers.ts';
import { editingOf } from '../paths.ts';
import { useMayChange } from '../services.ts';
import type { MakeDocument } from './TemplateList.tsx';

type Make = (template: HandbookTemplate, done: (made: DocumentEntry) => void) => void;

/** Makes a document for this user, and leads to its editor; null without the right, or without an editor. */
export function useMaking(): ((make: Make) => MakeDocument) | null {
  const mayChange = useMayChange();
  const { has } = useOffers();
  const navigate = useNavigate();
  if (!mayChange || !has('handbook')) return null;
  return (make) => (template, isEdited) =>
    make(template, ({ document_id: id }) => {
      if (isEdited) navigate(editingOf(id, 'edit'));
    });
}
