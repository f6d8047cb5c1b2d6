import { ok } from '@felles/core';
import { createProjectForm, PROJECT_FORM, projectForm } from '@felles/core/internal/workspace/projects/form';
import type { ProjectFields } from '@felles/core/internal/workspace/projects/model';
import { createOneProjectStore } from '@felles/core/internal/workspace/projects/one';
import { NO_CHOICES } from '@felles/core/internal/workspace/projects/rules';
import type { Project, ProjectValues } from '@felles/core/workspace/projects';
import fc from 'fast-check';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createClock } from '../../data/network.ts';

const PROJECT: Project = {
  id: '7',
  title: 'Skolegata 12',
  address: { address: 'Skolegata 12', city: 'Bergen', postal_code: '5014', floor: 2 },
  matrix: { knr: 4601, gnr: 164, bnr: 582, fnr: null, snr: 0 },
  bra: 1240.5,
  number_of_units: 12,
  contract_date: '2026-03-12T00:00:00Z',
  contract_sum: '18450000',
  status: { status_code: '2', status_value: 'Pågår' },
  hmsNotificationEmails: ['a@b.no', null, ' c@d.no '],
};
const CHOICES = {
  statuses: [
    { id: '2', title: 'Pågår' },
    { id: '3', title: 'Ferdig' },
  ],
  types: [{ id: '1', title: 'Nybygg' }],
};

describe('the form of a project', () => {
  const names = Object.keys(PROJECT_FORM.valuesOf(null)) as (keyof ProjectValues)[]; // a draft has no other keys

  it('[W-PROJECTS-40] should give the wire only fields that were changed', () => {
    const typed = {
      ...PROJECT_FORM.valuesOf(PROJECT),
      title: 'Ny',
      status: '3',
      type: '1',
      contract_date: '',
      bra: '1 250,25',
      contract_sum: '',
    };
    fc.assert(
      fc.property(fc.subarray(names), (changed) => {
        const fields = projectForm(CHOICES).fieldsOf(typed, changed, PROJECT);
        expect(Object.keys(fields).sort()).toEqual(changed.toSorted());
      }),
    );
    expect(projectForm(CHOICES).fieldsOf(typed, names, PROJECT)).toMatchObject({
      title: 'Ny',
      status: { status_code: '3', status_value: 'Ferdig' },
      bra: 1250.25,
      contract_sum: null,
      contract_date: null,
      number_of_units: 12,
      address: { address: 'Skolegata 12', floor: 2 },
      matrix: { knr: '4601', fnr: null, snr: 0 },
      hmsNotificationEmails: ['a@b.no', 'c@d.no'],
    });
  });

  it('should send no status and no type that cannot be chosen', () => {
    const typed = { ...PROJECT_FORM.valuesOf(PROJECT), status: '3', type: '1' };
    expect(Object.keys(projectForm(NO_CHOICES).fieldsOf(typed, ['status', 'type'], PROJECT))).toEqual([]);
  });

  it('should keep the four digits of a municipality, also where the service has lost the first', () => {
    const oslo = { ...PROJECT, matrix: { ...PROJECT.matrix, knr: 301 } };
    expect(PROJECT_FORM.valuesOf(oslo).matrix.knr).toBe('0301');
    const typed = { ...PROJECT_FORM.valuesOf(oslo), matrix: { knr: '301', gnr: '1', bnr: '2', fnr: '', snr: '' } };
    expect(projectForm(CHOICES).fieldsOf(typed, ['matrix'], oslo)['matrix']).toMatchObject({ knr: '0301', gnr: 1 });
  });

  it('should show amounts as people write them, and the day of an instant', () => {
    expect(PROJECT_FORM.valuesOf(PROJECT)).toMatchObject({
      bra: '1240,5',
      contract_date: '2026-03-12',
      hmsNotificationEmails: 'a@b.no, c@d.no',
    });
  });

  it('should name what is wrong in a field, and take what is right', () => {
    const draft = PROJECT_FORM.valuesOf(PROJECT);
    const wrong = {
      title: 'x'.repeat(201),
      bra: '12 m2',
      contract_sum: '-4',
      number_of_units: '0',
      matrix: { ...draft.matrix, gnr: '1a' },
      hmsNotificationEmails: 'a@b.no, her',
    };
    expect(Object.keys(PROJECT_FORM.problemsOf({ ...draft, ...wrong })).sort()).toEqual(Object.keys(wrong).sort());
    const right = {
      bra: '1 240,5',
      bya: '',
      contract_sum: '18 450 000',
      number_of_units: '1',
      hmsNotificationEmails: '',
    };
    expect(PROJECT_FORM.problemsOf({ ...draft, ...right })).toEqual({});
  });

  it('[W-PROJECTS-40] should send what was changed and show what the service answers at once', () => {
    const { clock } = createClock();
    const sent: ProjectFields[] = [];
    const store = createOneProjectStore({
      projectId: '7',
      port: { project: () => of(ok(PROJECT)), view: () => of(ok({ phases: null })) },
      fresh: {},
    });
    store.open();
    let isDone = false;
    const form = createProjectForm({
      store,
      choices: () => NO_CHOICES,
      port: {
        change(_id, fields) {
          sent.push(fields);
          return of(ok({ ...PROJECT, ...fields, title: 'Skolegata 12 B' }));
        },
      },
      done: () => {
        isDone = true;
      },
      online$: new BehaviorSubject(true),
      newKey: () => 'k',
      clock,
    });
    form.change({ title: 'Skolegata 12 b' });
    form.save();
    expect(sent).toEqual([{ title: 'Skolegata 12 b' }]);
    expect(isDone).toBe(true);
    const { load } = store.view$.value;
    expect(load.status === 'ready' && load.value.title).toBe('Skolegata 12 B');
  });
});
