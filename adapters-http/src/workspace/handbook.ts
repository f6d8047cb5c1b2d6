import type { HandbookPort } from '@felles/core/workspace/handbook';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/handbook.ts';

/**
 * Core's `HandbookPort`, for staff who are signed in. The list of handbooks, the state of one and `make` are an
 * addition; `rebuild` may take minutes.
 */
export const createHandbookHttp = (http: Http): HandbookPort => {
  const ofProject = (id: string) => ({ project_id: id });
  const ofPhase = (id: string, phase: string) => ({ ...ofProject(id), phase_id: phase });
  return {
    templates: (id, phase) => http.ask(wire.templates, { params: ofPhase(id, phase) }),
    legacyTemplates: (id, phase) => http.ask(wire.legacyTemplates, { params: ofPhase(id, phase) }),
    rebuild: (id) => http.ask(wire.rebuild, { params: ofProject(id) }),
    choose: (id, handbook) => http.ask(wire.choose, { params: { ...ofProject(id), handbook_id: handbook } }),
    handbooks: () => http.ask(wire.handbooks, {}),
    handbook: (id) => http.ask(wire.handbook, { params: ofProject(id) }),
    make: ({ projectId, phaseId, templateId }, key) =>
      http.ask(wire.make, { params: { ...ofPhase(projectId, phaseId), template_id: templateId }, key }),
  };
};
