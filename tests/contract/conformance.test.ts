import type { AddressInfo } from 'node:net';
import { buildMockServer, createWorld } from '@felles/mock-server';
import { afterEach, describe, expect, it } from 'vitest';
import { checkBackend } from '../conformance/checks.ts';

const NOW = Date.UTC(2026, 10, 19, 9);
let stop: (() => Promise<void>) | null = null;

describe('the conformance program', () => {
  it('[P-TRANSPORT-18] should find every call answered as promised under each of its spellings', async () => {
    const findings = await checkBackend({ root: await served('standard'), centerCode: 'nordlys', now: NOW });
    expect(findings.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(findings.map(({ what }) => what)).toContain('GET /v1/boostsignup/classes answers as promised');
    expect(findings.map(({ what }) => what)).toContain('GET /classes answers as promised');
  });

  it('should find a service whose answers are not in shape', async () => {
    const findings = await checkBackend({ root: await served('wrong'), centerCode: 'nordlys', now: NOW });
    expect(findings.filter(({ problem }) => problem !== null)).not.toEqual([]);
  });

  it('should say so when there is nothing to check', async () => {
    const [finding] = await checkBackend({ root: 'http://127.0.0.1:9', centerCode: 'nordlys', now: NOW });
    expect(finding?.problem).toContain('unreachable');
  });
});

async function served(scenario: 'standard' | 'wrong'): Promise<string> {
  const world = createWorld();
  world.change((state) => {
    state.scenario = scenario;
  });
  const app = buildMockServer({ world });
  await app.listen({ host: '127.0.0.1', port: 0 });
  stop = () => app.close();
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`; // a TCP server's address has a port
}

afterEach(async () => {
  await stop?.();
  stop = null;
});
