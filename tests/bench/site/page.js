// The outbox and the photos of the workspace, on the database and the worker of a browser.
import { createOutbox } from '@felles/core/internal/data/outbox';
import { asyncScheduler, BehaviorSubject, EMPTY, filter, firstValueFrom } from 'rxjs';
import { browserPlace } from '../../../ui-react/src/browser/outbox-place.ts';
import { openPhotoDesk } from '../../../ui-react/src/browser/photo-desk.ts';
import worker from '../../../ui-react/src/browser/photo-worker.ts?worker&url';

const MEGABYTE = 1_000_000;

function openOutbox(name) {
  const outbox = createOutbox({
    send: () => EMPTY,
    place: browserPlace({ name, inputIn: (input) => input }),
    newKey: () => crypto.randomUUID(),
    online$: new BehaviorSubject(false),
    clock: asyncScheduler,
  });
  outbox.open();
  return outbox;
}

const input = (number, files) => ({ title: `Avvik ${number}`, text: 'Rekkverk mangler', files });
const photo = () => ({ name: 'avvik.jpg', type: 'image/jpeg', bytes: new Uint8Array(MEGABYTE) });

async function save(outbox, value) {
  const { ok } = await firstValueFrom(outbox.save(value));
  if (!ok) throw new Error('the browser did not store an entry');
}

window.bench = {
  async fill(name, entries, photos) {
    const outbox = openOutbox(name);
    for (let number = 0; number < entries; number += 1)
      await save(outbox, input(number, number < photos ? [photo()] : []));
    outbox.close();
  },

  /** From the opening until the entries of the device are known. */
  async open(name, entries) {
    const began = performance.now();
    const outbox = openOutbox(name);
    await firstValueFrom(outbox.entries$.pipe(filter((known) => known.length >= entries)));
    const took = performance.now() - began;
    outbox.close();
    return took;
  },

  async save(name) {
    const outbox = openOutbox(name);
    await firstValueFrom(outbox.entries$.pipe(filter((known) => known.length > 0)));
    const began = performance.now();
    await save(outbox, input('new', []));
    const took = performance.now() - began;
    const last = outbox.entries$.value.at(-1);
    outbox.drop(last.key);
    outbox.close();
    return took;
  },

  /** Saves so many entries; tells of each once the device has it, as a form that closes does. */
  async saveMany(name, run, count) {
    const outbox = openOutbox(name);
    for (let number = 0; number < count; number += 1) {
      const title = `${run}-${number}`;
      await save(outbox, { title, text: 'Rekkverk mangler', files: number % 5 === 0 ? [photo()] : [] });
      window.closeForm(title);
    }
  },

  async titles(name) {
    const outbox = openOutbox(name);
    const entries = await firstValueFrom(outbox.entries$.pipe(filter((known) => known.length > 0)));
    return entries.map((entry) => entry.input.title);
  },

  /** A photo of so many pixels: the milliseconds until it can be sent, and the longest frame of the page meanwhile. */
  async photo(width, height) {
    const source = await picture(width, height);
    const desk = openPhotoDesk(worker);
    let longest = 0;
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      longest = Math.max(longest, now - last);
      last = now;
      frame = requestAnimationFrame(next);
    });
    const began = performance.now();
    const bytes = await desk.prepare(source);
    const took = performance.now() - began;
    cancelAnimationFrame(frame);
    desk.close();
    if (typeof bytes === 'string') throw new Error(`the photo is ${bytes}`);
    return { took, longest };
  },
};

/** A picture that is as hard to compress as a photo: stripes of many colours, and grain in some of them. */
async function picture(width, height) {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  for (let at = 0; at < 4_000; at += 1) {
    pen.fillStyle = `hsl(${(at * 47) % 360} ${30 + (at % 60)}% ${20 + (at % 70)}%)`;
    pen.fillRect((at * 131) % width, (at * 89) % height, 30 + (at % 200), 30 + (at % 120));
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
