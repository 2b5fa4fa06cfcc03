import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Bytes of a pixel by a PNG's colour type: RGB, RGBA. */
const channelsOf: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const mostColours = 256;

/** An opaque picture: three bytes a pixel, row by row. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/**
 * A browser's PNG of 24 bits a pixel as one with a palette, a third of its size: the same bytes for the same pixels.
 * Where there are more than 256 colours, the rarest become the nearest of the others.
 */
export function withPalette(png: Buffer): Buffer {
  const picture = decode(png);
  return encode(picture, index(picture));
}

/** Throws for what no browser makes: less than 8 bits a channel, a palette, interlaced rows. */
function decode(png: Buffer): Picture {
  const parts = [...chunks(png)];
  const header = parts[0]?.data ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = channelsOf[header[9] ?? 0];
  if (header[8] !== 8 || channels === undefined || header[12] !== 0) throw new Error('a PNG of another kind');
  const packed = parts.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const raw = unfiltered(inflateSync(Buffer.concat(packed)), width * channels, channels);
  const pixels = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    raw.copy(pixels, pixel * 3, pixel * channels, pixel * channels + 3);
  return { width, height, pixels };
}

function* chunks(png: Buffer): Generator<{ readonly type: string; readonly data: Buffer }> {
  for (let at = signature.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** Rows without the filters of the PNG specification, section 9. */
function unfiltered(filtered: Buffer, stride: number, channels: number): Buffer {
  const rows = filtered.length / (stride + 1);
  const raw = Buffer.alloc(rows * stride);
  for (let row = 0; row < rows; row += 1) {
    const filter = filtered[row * (stride + 1)] ?? 0;
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column;
      const left = column < channels ? 0 : (raw[at - channels] ?? 0);
      const above = raw[at - stride] ?? 0;
      const corner = column < channels ? 0 : (raw[at - stride - channels] ?? 0);
      const predicted = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      raw[at] = (filtered[row * (stride + 1) + 1 + column] ?? 0) + predicted;
    }
  }
  return raw;
}

function paeth(left: number, above: number, corner: number): number {
  const [a, b, c] = [left, above, corner].map((near) => Math.abs(left + above - corner - near)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

interface Indexed {
  readonly palette: readonly number[];
  readonly places: Buffer;
}

/** The commonest colours, and each pixel's place among them. */
function index({ pixels }: Picture): Indexed {
  const colours = Array.from({ length: pixels.length / 3 }, (_, pixel) => pixels.readUIntBE(pixel * 3, 3));
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const commonest = [...counts].sort(([one, often], [other, seldom]) => seldom - often || one - other);
  const palette = commonest.slice(0, mostColours).map(([colour]) => colour);
  const places = new Map(commonest.map(([colour]) => [colour, nearest(palette, colour)]));
  return { palette, places: Buffer.from(colours.map((colour) => places.get(colour) ?? 0)) };
}

/** The place of the nearest colour in a palette; the colour's own where it has one. */
function nearest(palette: readonly number[], colour: number): number {
  const distances = palette.map((other) => distance(colour, other));
  return distances.indexOf(Math.min(...distances));
}

const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);

function encode({ width, height }: Picture, { palette, places }: Indexed): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.of(0), places.subarray(row * width, (row + 1) * width)]),
  );
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
