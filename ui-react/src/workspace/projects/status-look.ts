import type { TagType } from '@felles/core';
import type { Project } from '@felles/core/workspace';

/** The colours of the statuses that are known by their codes. Every status has the service's own name. */
const LOOKS: Readonly<Record<string, TagType>> = { '2': 'INFO', '3': 'SUCCESS', '4': 'WARNING' };

export const lookOfStatus = ({ status }: Project): TagType => LOOKS[String(status?.status_code ?? '')] ?? 'DEFAULT';
