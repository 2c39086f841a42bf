/** A WOFF font as the TrueType file inside it: the picture library draws with fonts of the system only. */
import { inflateSync } from 'node:zlib'

const HEADER = 12
const ENTRY = 16
const WOFF_HEADER = 44
const WOFF_ENTRY = 20

export function woffToTtf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(HEADER + ENTRY * count)
  const power = Math.floor(Math.log2(count))
  directory.writeUInt32BE(woff.readUInt32BE(4), 0)
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(16 * 2 ** power, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(16 * (count - 2 ** power), 10)
  const tables: Buffer[] = []
  let end = directory.length
  for (let at = 0; at < count; at++) {
    const entry = WOFF_HEADER + WOFF_ENTRY * at
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map(field =>
      woff.readUInt32BE(entry + field),
    ) as [number, number, number, number, number]
    const raw = woff.subarray(offset, offset + packed)
    const padding = (4 - (length % 4)) % 4
    for (const [field, value] of [tag, checksum, end, length].entries())
      directory.writeUInt32BE(value, HEADER + ENTRY * at + 4 * field)
    tables.push(packed < length ? inflateSync(raw) : raw, Buffer.alloc(padding))
    end += length + padding
  }
  return Buffer.concat([directory, ...tables])
}
