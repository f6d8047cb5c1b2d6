import type { Plugin } from 'vite';

export function keepThread(): Plugin;
