import { createPlacesHttp } from '@felles/adapters-http/workspace/areas/new-project';
import { createProjectsHttp } from '@felles/adapters-http/workspace/projects';
import { describe, expect, it } from 'vitest';
import { answerOf, resultOf } from '../serving.ts';
import { serveStaff } from './serving.ts';

describe('addresses over HTTP', () => {
  it('should be found by their words in any order, and by their unit', async () => {
    const { http } = await serveStaff();
    const places = createPlacesHttp(http);
    const found = await answerOf(places.find('bergen SKOLEGATA 14', 3));
    expect(found.map(({ address }) => address)).toEqual(['Skolegata 14', 'Skolegata 14 B']);
    expect((await answerOf(places.find('storgata', 3))).length).toBe(3);
    const [{ matrix } = {}] = found;
    const unit = [matrix?.knr, matrix?.gnr, matrix?.bnr, 0, 0].join('-');
    expect(await answerOf(places.onUnit(unit))).toEqual(found);
    expect(await answerOf(places.onUnit('9999-1-1-0-0'))).toEqual([]);
  });

  it('should be refused without words, and on what is no unit, with the reason', async () => {
    const places = createPlacesHttp((await serveStaff()).http);
    expect(await resultOf(places.find(' ', 3))).toMatchObject({
      error: { status: 400, message: expect.stringContaining('adressen') },
    });
    expect(await resultOf(places.onUnit('164/583'))).toMatchObject({
      error: { status: 400, message: expect.stringContaining('knr-gnr-bnr') },
    });
  });

  it('should not be asked for at a misspelt address', async () => {
    const { ask } = await serveStaff();
    for (const path of ['/v1/adresses?q=a', '/v1/houseregister', '/v1/house-registers'])
      expect((await ask('GET', path)).status).toBe(404);
  });
});

describe('the house register over HTTP', () => {
  it('should have buildings and one property on a unit, the same at its address, and nothing elsewhere', async () => {
    const places = createPlacesHttp((await serveStaff()).http);
    const onUnit = await answerOf(places.register({ units: '4601-166-214-0-0', address: '' }));
    expect([onUnit.buildings.length, onUnit.properties.length]).toEqual([2, 1]);
    const address = 'Skolegata 14, 5003, Bergen';
    const there = await answerOf(places.register({ units: '', address }));
    expect(there.buildings).toEqual([onUnit.buildings[0]]);
    expect(await answerOf(places.register({ units: '', address: 'Ingensteds 1' }))).toEqual({
      buildings: [],
      properties: [],
    });
  });
});

describe('a new project over HTTP', () => {
  it('[W-PROJECTS-25] should say its one source of the address, which is no part of the project', async () => {
    const projects = createProjectsHttp((await serveStaff()).http);
    const made = await answerOf(
      projects.create({ title: 'Ny', address_by_matrix: false, address_by_search: true, address_by_user: false }, 'k1'),
    );
    expect(Object.keys(made).filter((name) => name.startsWith('address_by'))).toEqual([]);
    for (const isTyped of [true, false])
      expect(
        await resultOf(
          projects.create(
            { title: 'Ny', address_by_matrix: isTyped, address_by_search: isTyped, address_by_user: false },
            `k-${isTyped}`,
          ),
        ),
      ).toMatchObject({ error: { status: 400, message: 'Adressen må være oppgitt på én måte.' } });
  });

  it('[W-PROJECTS-29] [W-PROJECTS-30] should have its units, one by default, and its own number', async () => {
    const projects = createProjectsHttp((await serveStaff()).http);
    const unit = { knr: '4601', gnr: 164, bnr: 583, fnr: 0, snr: 0 };
    const made = await answerOf(projects.create({ title: 'Ny', matrix: unit, cadastral_units: [unit] }, 'k1'));
    expect(made).toMatchObject({ number_of_units: 1, matrix: unit, project_number: '2640' });
    const next = await answerOf(projects.create({ title: 'Ny' }, 'k2'));
    expect(next.project_number).toBe('2641');
    for (const number_of_units of [0, 1.5, -2])
      expect(await resultOf(projects.create({ title: 'Ny', number_of_units }, `k${number_of_units}`))).toMatchObject({
        error: { status: 400, type: 'ValidationError' },
      });
  });

  it('should be part of a project that the user sees, and of no other', async () => {
    const projects = createProjectsHttp((await serveStaff()).http);
    const part = await answerOf(projects.create({ title: 'Del', parent_project_id: '1001' }, 'k1'));
    expect(part.parent_project_id).toBe('1001');
    expect(await resultOf(projects.create({ title: 'Del', parent_project_id: '99' }, 'k2'))).toMatchObject({
      error: { status: 404 },
    });
  });
});
