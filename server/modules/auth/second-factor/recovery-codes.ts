import { createHmac } from 'node:crypto'
import { Secret } from 'otpauth'
import { recoveryCodeCount } from '@/contract/endpoints/account/second-factor.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { deriveKey } from '../secrets.ts'
import { replaceRecoveryCodes } from './second-factor-repo.ts'

const codeBytes = 10 // 80 bits, 16 characters

/** Returns what is stored of a code. */
export const recoveryCodeHash = (
  code: string,
  userId: number,
  { config }: Pick<CallContext, 'config'>,
): string =>
  createHmac('sha256', deriveKey(config.appSecret, 'recovery-code'))
    .update(`${userId}\n${code}`)
    .digest('base64url')

/** Replaces the codes of the account. Returns them in groups of four characters, the only time that they can be read. */
export async function issueRecoveryCodes(
  tx: Queryable,
  userId: number,
  context: Pick<CallContext, 'config' | 'ids'>,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => {
    const bytes = new Uint8Array(Buffer.from(context.ids.secret(codeBytes), 'base64url'))
    return new Secret({ buffer: bytes.buffer }).base32.toLowerCase()
  })
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map(code => recoveryCodeHash(code, userId, context)),
  )
  return codes.map(code => code.match(/.{4}/g)?.join('-') ?? code)
}
