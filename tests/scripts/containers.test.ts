import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { server, site } from '../../scripts/build.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const FOLDER = 'ui-react/hosting';
const dockerfile = read(`${FOLDER}/Dockerfile`);
const compose = read(`${FOLDER}/compose.yaml`);
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);

/** Written by the build and by `npm run hosting`, and so in no clone. */
const BUILT = [relative(root, site), relative(root, server), '.felles/hosting/nginx.conf'];

describe('the containers of the pages and the service', () => {
  it('should be made of files that are there or are built', () => {
    const copied = found(dockerfile, /^COPY --from=build \/felles\/(\S+)/gm);
    expect(copied.length).toBe(4);
    expect(copied.filter((file) => !existsSync(join(root, file)) && !BUILT.includes(file))).toEqual([]);
  });

  it('should name scripts, a Node and stages that the project has', () => {
    const { scripts, engines } = JSON.parse(read('package.json'));
    for (const script of found(dockerfile, /npm run (\w+)/g)) expect(scripts).toHaveProperty(script);
    const [least = ''] = found(engines.node, />=(\d+)/g);
    for (const major of found(dockerfile, /^FROM node:(\d+)/gm)) expect(Number(major)).toBeGreaterThan(Number(least));
    expect(found(dockerfile, /^FROM \S+ AS (\w+)/gm)).toEqual(['build', ...found(compose, /target: (\w+)/g)]);
    for (const file of found(compose, /dockerfile: (\S+)/g)) expect(read(file)).toBe(dockerfile);
  });

  it('should agree on the ports, and on where visitors have both', () => {
    const [origin = ''] = found(dockerfile, /ARG SITE=(\S+)/g);
    const manifest = JSON.parse(read(`${FOLDER}/manifest.json`));
    expect([manifest.service_base_url, manifest.authorization_server, manifest.static_url]).toEqual([
      origin,
      origin,
      origin,
    ]);
    const [port] = found(dockerfile, /"--pages-port", "(\d+)"/g);
    expect(new URL(origin).port).toBe(port);
    const [listens] = found(dockerfile, /PORT=(\d+)/g);
    expect(found(dockerfile, /--service http:\/\/service:(\d+)/g)).toEqual([listens]);
    expect(found(compose, /"127\.0\.0\.1:(\d+:\d+)"/g)).toEqual([
      `${port}:80`,
      `${Number(listens) + 1}:${Number(listens) + 1}`,
    ]);
  });
});
