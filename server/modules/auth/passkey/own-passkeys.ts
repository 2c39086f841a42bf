/**
 * The passkeys of the caller's account. Adding and removing requires a recent login, emails the owner and writes an
 * audit entry.
 */
import { createHmac } from 'node:crypto'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import {
  type Attestation,
  type addPasskey,
  type listPasskeys,
  mostPasskeys,
  type newPasskeyOptions,
  type Passkey,
  type removePasskey,
  type renamePasskey,
} from '@/contract/endpoints/account/sign-in.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../../kernel/records/record-change.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { isRecentLogin } from '../recent-login.ts'
import { deriveKey } from '../secrets.ts'
import { findUser, lockAccount, type UserRow } from '../users-repo.ts'
import { challengeMillis, issueChallenge, redeemChallenge } from './challenges.ts'
import type { PasskeySite } from './passkey-site.ts'
import {
  countPasskeys,
  deletePasskey,
  insertPasskey,
  type PasskeyRow,
  passkeysOf,
  storePasskeyName,
} from './passkeys-repo.ts'

const viewOf = ({ id, name, created_at, last_used_at, synced }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
  synced,
})

/** Sorted oldest first. */
export async function listOwnPasskeys(
  _: ParsedOf<typeof listPasskeys>,
  context: CallContext,
): Promise<ResponseOf<typeof listPasskeys>> {
  return (await passkeysOf(context.db, callerOf(context).userId)).map(viewOf)
}

/** Returns the account id for authenticators: always the same for an account, and opaque. */
const userHandleOf = (config: CallContext['config'], userId: number): Buffer =>
  createHmac('sha256', deriveKey(config.appSecret, 'passkey-user')).update(String(userId)).digest()

const tooMany = () => refuse('too_many', [], { params: { context: 'passkeys', count: mostPasskeys } })

/** Refuses `address_unverified`, `login_stale`, and `too_many` at `mostPasskeys`. */
export async function giveNewChallenge(
  _: ParsedOf<typeof newPasskeyOptions>,
  context: CallContext,
): Promise<ResponseOf<typeof newPasskeyOptions> | Refusal> {
  const { userId, sessionId } = callerOf(context)
  const user = await findUser(context.db, userId)
  if (!user) return refuse('unauthenticated')
  if (!user.email_verified_at) return refuse('address_unverified')
  if (!(await isRecentLogin(context.db, context))) return refuse('login_stale')
  const existing = await passkeysOf(context.db, userId)
  if (existing.length >= mostPasskeys) return tooMany()
  const { challenge, site } = await issueChallenge(context.db, context, 'add', sessionId)
  const options = await generateRegistrationOptions({
    rpName: site.rpId,
    rpID: site.rpId,
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(userHandleOf(context.config, userId)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeMillis,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
  })
  return { ...options }
}

/** Refuses `address_unverified`, `login_stale`, `passkey_refused`, and `too_many` at `mostPasskeys`. */
export async function addOwnPasskey(
  { body: { name, credential } }: ParsedOf<typeof addPasskey>,
  context: CallContext,
): Promise<Passkey | Refusal> {
  const { userId, sessionId } = callerOf(context)
  if (!(await isRecentLogin(context.db, context))) return refuse('login_stale')
  const { clientDataJSON } = credential.response
  const redeemed = await redeemChallenge(context.db, context.now(), 'add', sessionId, clientDataJSON)
  const key = redeemed && (await readKey(context, credential, redeemed))
  if (!key) return refuse('passkey_refused')
  return context.db.transaction(async tx => {
    await lockAccount(tx, userId)
    const user = await findUser(tx, userId)
    if (!user) return refuse('unauthenticated')
    if (!user.email_verified_at) return refuse('address_unverified')
    if ((await countPasskeys(tx, userId)) >= mostPasskeys) return tooMany()
    const added = await insertPasskey(tx, {
      ...key,
      user_id: userId,
      user_handle: userHandleOf(context.config, userId).toString('base64url'),
      name,
      created_at: context.now(),
    })
    if (!added) return refuse('passkey_refused')
    await report(tx, context, user, 'passkey-added', { before: null, after: name })
    return viewOf(added)
  })
}

type PasskeyKey = Pick<
  PasskeyRow,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'rp_id' | 'synced'
>

/** Returns undefined for a response that does not match the request. */
async function readKey(
  context: CallContext,
  credential: Attestation,
  { challenge, site }: { challenge: string; site: PasskeySite },
): Promise<PasskeyKey | undefined> {
  const { attestationObject, clientDataJSON, transports = [] } = credential.response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { attestationObject, clientDataJSON },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
    })
    if (!verified) return undefined
    return {
      credential_id: registrationInfo.credential.id,
      public_key: Buffer.from(registrationInfo.credential.publicKey).toString('base64url'),
      counter: registrationInfo.credential.counter,
      transports,
      rp_id: site.rpId,
      synced: registrationInfo.credentialBackedUp,
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    context.log.warn({ user: callerOf(context).userId, reason }, 'a new passkey was refused')
    return undefined
  }
}

/** Refuses `not_found` for a passkey of another account. */
export async function renameOwnPasskey(
  { params, body }: ParsedOf<typeof renamePasskey>,
  context: CallContext,
): Promise<Passkey | Refusal> {
  const renamed = await storePasskeyName(context.db, callerOf(context).userId, params.id, body.name)
  return renamed ? viewOf(renamed) : refuse('not_found')
}

/**
 * Refuses `login_stale`, and `not_found` for a passkey of another account. Sessions that it opened remain: they are
 * listed and can be ended.
 */
export async function removeOwnPasskey(
  { params }: ParsedOf<typeof removePasskey>,
  context: CallContext,
): Promise<ResponseOf<typeof removePasskey> | Refusal> {
  const { userId } = callerOf(context)
  if (!(await isRecentLogin(context.db, context))) return refuse('login_stale')
  return context.db.transaction(async tx => {
    await lockAccount(tx, userId)
    const user = await findUser(tx, userId)
    const removed = user && (await deletePasskey(tx, userId, params.id))
    if (!removed) return refuse('not_found')
    await report(tx, context, user, 'passkey-removed', { before: removed.name, after: null })
    return done
  })
}

async function report(
  tx: Queryable,
  context: CallContext,
  user: UserRow,
  letter: 'passkey-added' | 'passkey-removed',
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  await recordChange(tx, writerOf(context), {
    record: 'user',
    id: user.id,
    title: user.name,
    before: { passkey: before },
    after: { passkey: after },
  })
  const data = { name: user.name, passkey: before ?? after ?? '' }
  await context.mail.send({ name: letter, to: user.email, locale: user.locale, data }, tx)
}
