/** A call of the service's own control, with JSON where something is sent. */
export const control = (port, path, body) =>
  fetch(`http://127.0.0.1:${port}/control/api/live/${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

export const cut = (port) => control(port, 'drop', {});

export const BENCH = { server: 'bench', base_url: '/', client: { type: 'bench', version: '1', agent: 'node' } };
