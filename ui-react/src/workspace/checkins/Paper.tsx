import { explainFailure } from '@felles/core';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { DocumentViewer } from '../../kit/DocumentViewer.tsx';
import { useArea } from '../services.ts';

interface PaperProps {
  readonly kind: 'list' | 'poster';
  readonly title: string;
  readonly projectId: string;
}

/** The paper is the service's own. */
export function Paper({ kind, title, projectId }: PaperProps) {
  const checkIns = useArea('checkIns');
  const [document] = useState(() => (kind === 'list' ? checkIns.crewList(projectId) : checkIns.poster(projectId)));
  const text = useText();
  return (
    <>
      {kind === 'poster' && <p>{text('checkin.posterWords')}</p>}
      <DocumentViewer
        title={title}
        document={document}
        fileName={`${title} ${projectId}.pdf`}
        explain={explainFailure}
      />
    </>
  );
}
