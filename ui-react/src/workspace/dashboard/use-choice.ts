import type { Choice } from '@felles/core/workspace';
import { useState } from 'react';
import { useOpen } from '../../react/use-open.ts';
import { useWorkspace } from '../services.ts';
import { usePortlet } from './portlet-place.ts';

/** What the user has chosen for the portlet that asks. */
export function useChoice<T extends string>(
  name: string,
  standard: T,
  isOne: (stored: string) => stored is T,
): Choice<T> {
  const { daily } = useWorkspace();
  const { portlet, user } = usePortlet();
  const [choice] = useState(() => daily.choice({ user, portletId: portlet.portlet_id, name, standard, isOne }));
  useOpen(choice);
  return choice;
}
