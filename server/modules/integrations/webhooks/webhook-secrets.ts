import { secretOverlapHours } from '@/contract/endpoints/admin/webhooks.ts'
import type { AppContext } from '../../../kernel/context.ts'
import { openSecret, type SecretPlace, sealSecret } from '../../auth/sealed-secret.ts'
import type { WebhookRow } from './webhooks-repo.ts'

const secretBytes = 32
const place: SecretPlace = { purpose: 'webhook', owner: 'secret' }

type Keys = Pick<AppContext, 'config' | 'ids'>

/** Returns a secret, as the owner sees it once, and how it is stored. */
export function newSecret({ config, ids }: Keys): { secret: string; sealed: string } {
  const secret = `whsec_${ids.secret(secretBytes)}`
  return { secret, sealed: sealSecret(secret, place, config, ids) }
}

/** Returns the columns of a webhook whose secret is replaced. The former one remains valid for `secretOverlapHours`. */
export const rotated = ({ secret }: WebhookRow, sealed: string, now: Date): Partial<WebhookRow> => ({
  secret: sealed,
  former_secret: secret,
  former_secret_until: new Date(now.getTime() + secretOverlapHours * 60 * 60_000),
})

/** Returns the secrets that sign now, the current one first. */
export function secretsOf(
  { secret, former_secret, former_secret_until }: WebhookRow,
  { config, now }: Pick<AppContext, 'config' | 'now'>,
): string[] {
  const isFormerValid = former_secret !== null && former_secret_until !== null && former_secret_until > now()
  return [secret, ...(isFormerValid ? [former_secret] : [])].map(sealed => openSecret(sealed, place, config))
}
