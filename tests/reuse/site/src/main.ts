// The deviations of a project in Vue, at `/x/-/project/{id}/deviations`: the sign-in, the list, and a new one.
import { openWorkspace } from '@felles/adapters-http/workspace';
import { deviationServices } from '@felles/adapters-http/workspace/areas/deviations';
import { siteRecordServices } from '@felles/adapters-http/workspace/areas/site-records';
import type { Behavior } from '@felles/core';
import { no, textOf } from '@felles/core/texts';
import { browserPage, browserPlace, pendingSignIn, staffTokens } from '@felles/ui-react/browser';
import { createApp, defineComponent, h, onScopeDispose, type ShallowRef, shallowRef, withModifiers } from 'vue';

const workspace = await openWorkspace({
  root: '',
  page: browserPage,
  tokens: staffTokens(),
  pending: pendingSignIn,
  outboxPlace: browserPlace,
});
const { session } = workspace;
session.open();

/** What a store shows now. */
function useValue<T>(value$: Behavior<T>): ShallowRef<T> {
  const value = shallowRef<T>(value$.value);
  const subscription = value$.subscribe((next) => {
    value.value = next;
  });
  onScopeDispose(() => subscription.unsubscribe());
  return value;
}

const Workspace = defineComponent(() => {
  const state = useValue(session.state$);
  return () => (state.value.kind === 'signedIn' ? h(Deviations) : h('button', { onClick: session.signIn }, 'Logg inn'));
});

const Deviations = defineComponent(() => {
  const [, projectId = ''] = /project\/([^/]+)/.exec(window.location.pathname) ?? [];
  const list = siteRecordServices(workspace).deviations(projectId);
  const view = useValue(list.view$);
  list.open();
  onScopeDispose(list.close);
  const count = shallowRef(0);
  return () => [
    h(NewDeviation, { key: count.value, projectId, onSaved: () => (count.value += 1) }),
    h(
      'ul',
      view.value.list.rows.map(({ id, item, state }) =>
        h('li', { key: id }, state === 'settled' ? (item.title ?? '') : `${item.title ?? ''} (ikke sendt)`),
      ),
    ),
  ];
});

const NewDeviation = defineComponent(
  ({ projectId }: { projectId: string }, { emit }) => {
    const form = deviationServices(workspace).newForm({
      project: { id: projectId, title: '' },
      saved: () => emit('saved'),
    });
    const view = useValue(form.view$);
    return () => {
      const { values, problems, saving } = view.value;
      const message = problems.title ?? saving.failure;
      return h('form', { onSubmit: withModifiers(form.save, ['prevent']) }, [
        h('label', [
          'Hva er galt?',
          h('input', {
            value: values.title,
            onInput: ({ target }: Event) => target instanceof HTMLInputElement && form.change({ title: target.value }),
          }),
        ]),
        message && h('p', { role: 'alert' }, textOf(no, message)),
        h('button', 'Lagre avvik'),
      ]);
    };
  },
  { props: ['projectId'], emits: ['saved'] },
);

createApp(Workspace).mount('main');
