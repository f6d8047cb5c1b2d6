import { type Entry, ID_TYPES } from '@felles/core/workspace';
import { useParams } from 'react-router-dom';
import { useAddressWord } from './use-address-word.ts';

/** The thing that the page's address names, and by which of its ids. */
export function useEntry(): Entry {
  const { id = '' } = useParams();
  const [word] = useAddressWord('idtype');
  return { id, idtype: ID_TYPES.find((one) => one === word) ?? 'dataid' };
}

/** Another thing is another page. */
export const keyOfEntry = ({ id, idtype }: Entry): string => `${idtype} ${id}`;
