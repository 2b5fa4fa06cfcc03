/**
 * JSON made exactly `size` characters long by spaces at its end, so that its length tells nothing. Throws when it is
 * longer: a size that doesn't hold everything is a fault of ours.
 */
export function padded(json: string, size: number): string {
  if (json.length > size) throw new RangeError(`${json.length} characters don't fit in ${size}`);
  return json.padEnd(size);
}
