import { createHash } from 'node:crypto'
import type { Command } from '@/engine/commands.ts'

/** Identifies a result that is sent twice. */
export const resultHash = (sent: readonly Command[], isForfeit: boolean): string =>
  createHash('sha256')
    .update(JSON.stringify([sent, isForfeit]))
    .digest('hex')
