import { spawnSync } from 'node:child_process';

/** The files of a folder that differ from main; on main itself, from the commit before. Null without history. */
export function changedFiles(root, folder) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  const main = git('merge-base', 'HEAD', 'origin/main');
  const base =
    main !== null && main !== git('rev-parse', 'HEAD') ? main : git('rev-parse', '--verify', '--quiet', 'HEAD~1');
  if (base === null) return null;
  return git('diff', '--name-only', base, '--', folder)?.split('\n') ?? null;
}
