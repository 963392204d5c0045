// A zip file of uncompressed texts: a few kilobytes need no compression.

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 255]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Encode numbers of 2 or 4 bytes, little endian. */
function numbers(...pairs: [value: number, size: 2 | 4][]): Uint8Array<ArrayBuffer> {
  const bytes = pairs.flatMap(([value, size]) =>
    Array.from({ length: size }, (_, k) => (value >>> (8 * k)) & 255),
  );
  return Uint8Array.from(bytes);
}

const UTF8 = 0x800;
const DAY = 33; // 1 January 1980, so that the same files give an identical zip

/** Build a zip with the files in one folder. */
export function zipped(folder: string, files: Record<string, string>): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const index: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  const write = (...more: Uint8Array<ArrayBuffer>[]): void => {
    parts.push(...more);
    at += more.reduce((sum, part) => sum + part.length, 0);
  };
  for (const [file, text] of Object.entries(files)) {
    const name = new TextEncoder().encode(`${folder}/${file}`);
    const content = new TextEncoder().encode(text);
    const about = numbers(
      [20, 2],
      [UTF8, 2],
      [0, 2],
      [0, 2],
      [DAY, 2],
      [crc32(content), 4],
      [content.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    );
    const rest = numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]);
    index.push(numbers([0x02014b50, 4], [20, 2]), about, rest, name);
    write(numbers([0x04034b50, 4]), about, name, content);
  }
  const start = at;
  write(...index);
  const count = Object.keys(files).length;
  const size = at - start;
  write(
    numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [start, 4], [0, 2]),
  );
  return new Blob(parts, { type: "application/zip" });
}
