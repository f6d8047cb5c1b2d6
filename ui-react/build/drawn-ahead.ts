// The start page is the portal's first for most visitors: the build draws it, and the page brings it along.
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { createServer, defaultServerConditions } from 'vite';
import { DRAW } from './files.ts';

const drawing = fileURLToPath(new URL('../src/first-page/at-build.tsx', import.meta.url));

type Drawing = typeof import('../src/first-page/at-build.tsx');

/** Puts the start page into the portal's own, in each language, where it waits to be filled in and shown. */
export const startPageDrawnAhead = (alike: Pick<UserConfig, 'plugins' | 'resolve' | 'css'>): Plugin => ({
  name: 'start-page-drawn-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(page, { bundle = {} }) {
      // The same build makes pages that are not the portal's.
      if (!Object.values(bundle).some(({ type, name }) => type === 'chunk' && name === DRAW)) return page;
      const server = await createServer({
        ...alike,
        configFile: false,
        server: { middlewareMode: true, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
        logLevel: 'warn',
        // Drawn by the same sources, not by what was last compiled of them.
        ssr: { noExternal: [/^@felles\//], resolve: { conditions: ['@felles/source', ...defaultServerConditions] } },
      });
      try {
        // What is loaded so has no types of its own.
        const { drawStartPages } = (await server.ssrLoadModule(drawing)) as Drawing;
        const templates = Object.entries(await drawStartPages()).map(
          ([tag, markup]) => `<template lang="${tag}">${markup}</template>`,
        );
        return page.replace('</body>', (end) => `${templates.join('')}${end}`);
      } finally {
        await server.close();
      }
    },
  },
});
