/** Size of the header of an sfnt file, in bytes. */
const HEADER = 12

/** Size of an entry of the table directory, in bytes. */
const ENTRY = 16

const padded = (length: number) => (length + 3) & ~3

/** Tables of a font by tag. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = HEADER + index * ENTRY
    const start = font.readUInt32BE(entry + 8)
    const tag = font.toString('latin1', entry, entry + 4)
    tables.set(tag, font.subarray(start, start + font.readUInt32BE(entry + 12)))
  }
  return tables
}

/** Sum of the 32-bit words of a table. */
function checksum(table: Buffer): number {
  const words = Buffer.alloc(padded(table.length))
  table.copy(words)
  let sum = 0
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0
  return sum
}

/** Number of glyphs and character map, as text for a comparison. */
const glyphsOf = (tables: ReadonlyMap<string, Buffer>) =>
  `${tables.get('maxp')?.readUInt16BE(4)} ${tables.get('cmap')?.toString('latin1')}`

/**
 * Returns a copy of `font` whose table `tag` is the one of `source`, or is left out if `source` has none. Both are uncompressed fonts
 * (sfnt) with the same glyphs in the same order. The checksum of the complete file is not updated, because the conversion to WOFF2 computes
 * it again. Format: https://learn.microsoft.com/typography/opentype/spec/otff
 * @throws Error if the fonts have different character maps or numbers of glyphs
 */
export function replaceTable(font: Buffer, source: Buffer, tag: string): Buffer {
  const tables = tablesOf(font)
  const others = tablesOf(source)
  if (glyphsOf(tables) !== glyphsOf(others)) throw new Error('The fonts differ in their glyphs.')
  const table = others.get(tag)
  if (table === undefined) tables.delete(tag)
  else tables.set(tag, table)
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const header = Buffer.alloc(HEADER + sorted.length * ENTRY)
  font.copy(header, 0, 0, 4)
  const power = Math.floor(Math.log2(sorted.length))
  header.writeUInt16BE(sorted.length, 4)
  header.writeUInt16BE(2 ** power * ENTRY, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((sorted.length - 2 ** power) * ENTRY, 10)
  const parts: Buffer[] = [header]
  let start = header.length
  for (const [index, [name, content]] of sorted.entries()) {
    const entry = HEADER + index * ENTRY
    header.write(name, entry, 'latin1')
    header.writeUInt32BE(checksum(content), entry + 4)
    header.writeUInt32BE(start, entry + 8)
    header.writeUInt32BE(content.length, entry + 12)
    parts.push(content, Buffer.alloc(padded(content.length) - content.length))
    start += padded(content.length)
  }
  return Buffer.concat(parts)
}
