// How the built pages are served by a host for files alone: the rules of the mock's own pages, as a table and written for
// servers. The first rule that matches an address holds, and no other.
import type { Manifest } from '@felles/core/internal/portal/center/model';
import type { Tracker } from '@felles/core/portal/tracking';
import { reachOf } from '../world/manifest.ts';
import { assetHeaders, documentHeaders, NAMED_BY_CONTENT, type Needs, policyFor, WORKER } from './policy.ts';

export interface Hosting {
  /** Where visitors have the pages: an origin. */
  readonly site: string;
  readonly manifest: Manifest;
  /** The kinds of trackers that the centers have set up. */
  readonly trackers: readonly Tracker['kind'][];
  /** The one origin whose pages may have the workspace in a frame. */
  readonly host: string | null;
  /** Where breaches of the policy are told. */
  readonly reports: string | null;
  /** Where the server reaches the service, if visitors have it at the origin of the pages. */
  readonly service: string | null;
}

/** The paths of a service at the origin of the pages. They stand before the rules of the pages. */
const SERVICE = '^/(?:rest|oauth2|pubsub)(?:/|$)';

export interface Rule {
  readonly what: string;
  /** The paths it applies to: a regular expression. */
  readonly match: string;
  /** The file of the build that answers, or none where the address is that of the file. */
  readonly file: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** The pages' texts are needed, as a policy names each script inside of them by its hash. */
export function hostingRules(
  pages: { readonly portal: string; readonly workspace: string },
  { site, manifest, trackers, host, reports }: Hosting,
): readonly Rule[] {
  const { protocol, host: name } = new URL(site);
  const reach = reachOf(manifest, name, protocol.replace(':', ''));
  const checkouts = (manifest.checkout_hosts ?? []).map((each) => `https://${each}`).join(' ');
  const checkout = checkouts === '' ? null : { script: checkouts, frames: checkouts };
  const document = (page: string, needs: Needs) => ({
    ...documentHeaders(needs),
    'content-security-policy': policyFor(page, { reports }, { showsMarkup: true, ...needs }),
  });
  return [
    {
      what: 'where the service is',
      match: '^/manifest\\.json$',
      file: null,
      headers: { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    },
    {
      what: 'files that are named by their content',
      match: `^/assets/.*${NAMED_BY_CONTENT.source}`,
      file: null,
      headers: assetHeaders('a-12345678.js'),
    },
    { what: 'other files', match: '^/assets/', file: null, headers: assetHeaders('icon.png') },
    {
      what: 'the worker that opens the workspace without a network',
      match: '^/x/worker\\.js$',
      file: null,
      headers: WORKER.headers,
    },
    {
      what: 'the workspace',
      match: '^/x/-(?:/|$)',
      file: 'workspace.html',
      headers: document(pages.workspace, {
        service: { ...reach, connect: [...reach.connect, socketOf(site, manifest)] },
        host,
        offlinePages: true,
        takesPhotos: true,
      }),
    },
    {
      what: 'the portal, at the address of every center',
      match: '^/.',
      file: 'portal.html',
      headers: document(pages.portal, { service: reach, trackers, checkout }),
    },
  ];
}

/** Not every browser counts a socket of an origin among its connections. */
function socketOf(site: string, { service_base_url: service, websocket_url: socket }: Manifest): string {
  const { protocol, host } = new URL(socket ?? service ?? site);
  return `${/^(?:https|wss):$/.test(protocol) ? 'wss' : 'ws'}://${host}`;
}

/** As the part of a server of nginx that its configuration includes. */
export const forNginx = (rules: readonly Rule[], { site, service }: Hosting, folder: string, listen: string): string =>
  [
    '# Made by `npm run hosting`; changes here are lost.',
    'server {',
    `  listen ${listen};`,
    `  server_name ${new URL(site).hostname};`,
    `  root ${folder};`,
    '  default_type application/octet-stream;',
    '  etag on;',
    '  gzip_static on;',
    '  server_tokens off;',
    ...(service === null ? [] : ['', `  location ~ "${SERVICE}" {`, ...toService(service), '  }']),
    ...rules.flatMap(({ what, match, file, headers }) => [
      '',
      `  # ${what}`,
      `  location ~ "${match}" {`,
      ...(file === null ? ['    try_files $uri =404;'] : [`    try_files /${file} =404;`]),
      ...Object.entries(headers).flatMap(([name, value]) => inNginx(name, value)),
      '  }',
    ]),
    '}',
    '',
  ].join('\n');

/** The service reads who asks, and bounds each body itself. Its socket asks for an upgrade. */
const toService = (service: string): readonly string[] => [
  `    proxy_pass ${service};`,
  '    proxy_http_version 1.1;',
  '    proxy_set_header Host $http_host;',
  '    proxy_set_header Upgrade $http_upgrade;',
  '    proxy_set_header Connection $http_connection;',
  '    client_max_body_size 0;',
];

/** The type of a page is not added to another one, but stands in its place. */
function inNginx(name: string, value: string): readonly string[] {
  // Of a file that is not there nothing is said: that must not be kept for a year.
  if (name !== 'content-type') return [`    add_header ${name} "${value}";`];
  const [type = '', charset = ''] = value.split('; charset=');
  return ['    types { }', `    default_type ${type};`, `    charset ${charset};`];
}

/** As a site of Caddy. */
export const forCaddy = (rules: readonly Rule[], { site, service }: Hosting, folder: string): string =>
  [
    '# Made by `npm run hosting`; changes here are lost.',
    `${site} {`,
    `  root * ${folder}`,
    ...(service === null
      ? []
      : ['', `  @service path_regexp \`${SERVICE}\``, '  handle @service {', `    reverse_proxy ${service}`, '  }']),
    ...rules.flatMap(({ what, match, file, headers }, place) => [
      '',
      `  # ${what}`,
      `  @rule${place} {`,
      `    path_regexp \`${match}\``,
      // A file that is not there goes on to the next rule, and is not kept for a year.
      ...(headers['cache-control']?.includes('immutable') ? ['    file'] : []),
      '  }',
      `  handle @rule${place} {`,
      ...(file === null ? [] : [`    rewrite * /${file}`]),
      ...Object.entries(headers).map(([name, value]) => `    header ${name} "${value}"`),
      '    file_server {',
      '      precompressed br gzip',
      '    }',
      '  }',
    ]),
    '}',
    '',
  ].join('\n');
