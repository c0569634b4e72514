const BOUNDARY = '----keyway-test-boundary';

export interface SentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A form with a file, as a browser writes it. */
export function multipart(fields: Record<string, string>, file?: SentFile) {
  const parts: Uint8Array[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file !== undefined) {
    const head = `Content-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${file.type}`;
    parts.push(Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), file.bytes, Buffer.from('\r\n'));
  }
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
