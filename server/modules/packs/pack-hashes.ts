import { createHash, createHmac } from 'node:crypto'
import type { PackHashes } from '@/engine/packs/receipt.ts'

export const packHashes: PackHashes = {
  digest: bytes => createHash('sha256').update(bytes).digest(),
  hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
}
