// A text as it stands on the wire to a client, written once however many are sent it.

export interface FramedText {
  readonly frame: Buffer;
  /** How many bytes of the frame are the text. */
  readonly bytes: number;
}

/** A text for many clients is framed once, for the first of them. */
export function createFraming(): (text: string) => FramedText {
  let last = '';
  let framed = frameOf(last);
  return (text) => {
    if (text !== last) {
      last = text;
      framed = frameOf(text);
    }
    return framed;
  };
}

/** The first byte of a text in one frame (RFC 6455, 5.2). A server does not mask its frames. */
const WHOLE_TEXT = 0x81;

function frameOf(text: string): FramedText {
  const bytes = Buffer.byteLength(text);
  const head = headOf(bytes);
  const frame = Buffer.allocUnsafeSlow(head.length + bytes);
  frame.set(head);
  frame.write(text, head.length);
  return { frame, bytes };
}

function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([WHOLE_TEXT, length]);
  if (length < 65_536) return Buffer.from([WHOLE_TEXT, 126, length >> 8, length & 0xff]);
  const head = Buffer.from([WHOLE_TEXT, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeUInt32BE(length, 6);
  return head;
}
