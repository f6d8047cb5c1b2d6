// Answers the workspace in the frame: only that window of that origin.
// @ts-check
const frame = document.querySelector('iframe');
const { origin = '' } = frame?.dataset ?? {};

window.addEventListener('message', async (message) => {
  if (message.source !== frame?.contentWindow || message.origin !== origin) return;
  if (message.data?.type !== 'felles.token.wanted') return;
  const given = await (await fetch('/host/token')).json();
  frame?.contentWindow?.postMessage({ type: 'felles.token.given', ...given }, origin);
});
