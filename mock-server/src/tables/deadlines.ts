import type { Project } from '@felles/core/workspace/projects';
import { demoPhaseDefinitions, PHASE_OF_DEADLINE } from '@felles/fixtures/workspace/phases';

const PHASE_NAMES = new Map(demoPhaseDefinitions().map(({ id, name }) => [id, name]));

/** The deadlines of a project, as both lists of deadlines have them: by the phase in which they lie, or all. */
export const deadlinesOf = ({ id, title: project_name, deadlines }: Project, phaseId?: string) =>
  (deadlines ?? []).flatMap(({ abbreviation, title, event_date, event_status }, place) => {
    const own = String(Number(id) * 100 + place);
    const phase = PHASE_OF_DEADLINE[abbreviation ?? ''] ?? null;
    if (phaseId !== undefined && phase !== phaseId) return [];
    return [
      {
        project_deadline_id: own,
        deadline_title: title,
        event: {
          event_instance_id: own,
          event_occurence_id: own,
          instance_date: event_date,
          status: event_status,
          title,
        },
        project_id: id,
        project_name,
        phase_id: phase,
        phase_name: PHASE_NAMES.get(phase ?? '') ?? null,
      },
    ];
  });
