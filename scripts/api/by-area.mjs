// Gives each entry the name by which it is imported, and each export a category: the folder of its source.
import { Application, Comment, CommentTag, Converter, ReflectionKind } from 'typedoc';
import { root } from '../setup.mjs';
import { entriesOf } from '../surface.mjs';
import { LIBRARIES } from '../user.mjs';

const names = new Map(
  LIBRARIES.flatMap((name) => entriesOf(`${root}${name}`)).map(({ source, entry }) => [source, entry]),
);

export function load(app) {
  const { converter } = app;
  // Types that are mentioned and not exported are looked for in the package of the project alone, which here are several.
  const left = LIBRARIES.map((name) => `@felles/${name}`);
  app.on(Application.EVENT_VALIDATE_PROJECT, (project) => {
    const packageName = left.pop();
    if (packageName === undefined) return;
    project.packageName = packageName;
    app.validate(project);
  });
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const entry of project.getReflectionsByKind(ReflectionKind.Module)) {
      entry.name = names.get(entry.sources?.[0]?.fullFileName) ?? entry.name;
      for (const one of entry.children ?? []) {
        const area = areaOf(one.sources?.[0]?.fullFileName ?? '');
        for (const part of one.signatures ?? [one]) {
          part.comment ??= new Comment();
          part.comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: area }]));
        }
      }
    }
  });
}

/** 'timetable' of core/src/portal/timetable/rules.ts. */
const areaOf = (file) => /\/src\/(?:(?:portal|workspace)\/)?([\w-]+)\//.exec(file)?.[1] ?? 'everything';
