/** A request whose body may be a file. */
export interface FileRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
  readonly credentials: 'include' | 'same-origin';
  readonly signal: AbortSignal;
}

/** Sends a file with the one request of the browser that reports upload progress. */
export const sendFile = (
  url: string,
  { method, headers, body, credentials, signal }: FileRequest,
  onProgress: (sent: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'arraybuffer';
    request.withCredentials = credentials === 'include';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () =>
      resolve(
        // A response without content must have null as its body.
        new Response(request.response.byteLength === 0 ? null : request.response, {
          status: request.status,
          headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
        }),
      );
    request.onerror = () => reject(new TypeError('The connection was cut.'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
