import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import {
  type ApiToken,
  type ApiTokens,
  createApiToken,
  listApiTokens,
  revokeApiToken,
} from '@/contract/endpoints/admin/api-tokens.ts'
import type { Locale } from '@/contract/locales.ts'
import { type TokenScope, tokenScopes } from '@/contract/token-scopes.ts'
import { dateTimeText, dayWords } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Check } from '@/ui/form/check.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import entries from '../../framework/list/entry-list.module.css'
import { ConfirmedButton } from '../../framework/record/confirmed-button.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './integrations.module.css'
import type { NewSecret } from './secret-dialog.tsx'

const queryKey = ['admin', 'api-tokens']
const lifetimes = [7, 30, 90, 180, 365] as const

interface TokensPanelProps {
  locale: Locale
  onSecret: (secret: NewSecret) => void
}

export function TokensPanel({ locale, onSecret }: TokensPanelProps) {
  const { t } = useTranslation('admin-integrations')
  const cache = useQueryClient()
  const resultOf = useCallResult()
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => callOrThrow(listApiTokens) })
  if (error && !data) return <PartFailure onRetry={refetch} />
  const store = (tokens: ApiTokens) => updateCached<ApiTokens>(cache, queryKey, tokens)
  const revoke = async ({ id }: ApiToken) => {
    const tokens = resultOf(await call(revokeApiToken, { params: { id } }), t('tokens.revoked'))
    if (tokens) await store(tokens)
    return tokens !== undefined
  }
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('tokens.title')}
      action={
        <Button size="dense" onClick={() => setAdding(true)}>
          {t('tokens.add')}
        </Button>
      }
    >
      {data?.data.length === 0 && <p className={styles.none}>{t('tokens.none')}</p>}
      <ul className={entries.list}>
        {data?.data.map(token => (
          <li key={token.id}>
            <span className={entries.name}>
              <b>{token.name}</b>
              <small>
                <code>{token.prefix}…</code> · {token.scopes.map(scope => t(`scope.${scope}`)).join(', ')}
              </small>
              <small>
                {t('tokens.expires', { date: dayWords(token.expires_at, locale) })} ·{' '}
                {token.last_used_at
                  ? t('tokens.used', { date: dateTimeText(token.last_used_at, locale) })
                  : t('tokens.unused')}
              </small>
            </span>
            <Badge tone={token.state === 'active' ? 'success' : 'muted'}>{t(`state.${token.state}`)}</Badge>
            {token.state === 'active' && (
              <ConfirmedButton
                label={t('tokens.revoke')}
                title={t('tokens.revoke_title', { name: token.name })}
                lead={t('tokens.revoke_lead')}
                onConfirm={() => revoke(token)}
              />
            )}
          </li>
        ))}
      </ul>
      {isAdding && (
        <TokenDialog
          onClose={() => setAdding(false)}
          onCreated={({ token, data: tokens }) => {
            setAdding(false)
            onSecret({ kind: 'token', value: token })
            // Not awaited: the list is updated below the dialog with the token.
            void store({ data: tokens })
          }}
        />
      )}
    </Panel>
  )
}

interface TokenDialogProps {
  onClose: () => void
  onCreated: (created: ApiTokens & { token: string }) => void
}

/** Name, scopes and lifetime of a new token. */
function TokenDialog({ onClose, onCreated }: TokenDialogProps) {
  const { t } = useTranslation('admin-integrations')
  const resultOf = useCallResult()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly TokenScope[]>([])
  const [days, setDays] = useState<number>(90)
  const [isBusy, setBusy] = useState(false)
  const create = async () => {
    setBusy(true)
    const created = resultOf(await call(createApiToken, { body: { name, scopes: [...scopes], days } }))
    setBusy(false)
    if (created) onCreated(created)
  }
  const toggle = (scope: TokenScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter(item => item !== scope) : [...scopes, scope])
  return (
    <WorkDialog
      open
      onClose={onClose}
      title={t('tokens.add')}
      lead={t('tokens.lead')}
      actions={
        <Button
          busy={isBusy}
          disabled={name.trim() === '' || scopes.length === 0}
          onClick={() => void create()}
        >
          {t('tokens.create')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField
          name="name"
          label={t('tokens.name')}
          maxLength={60}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        <SelectField
          name="days"
          label={t('tokens.lifetime')}
          value={String(days)}
          options={lifetimes.map(count => ({ value: String(count), label: t('tokens.days', { count }) }))}
          onChange={event => setDays(Number(event.currentTarget.value))}
        />
      </div>
      <fieldset className={styles.choices}>
        <legend>{t('tokens.scopes')}</legend>
        {tokenScopes.map(scope => (
          <Check
            key={scope}
            label={t(`scope.${scope}`)}
            checked={scopes.includes(scope)}
            onChange={() => toggle(scope)}
          />
        ))}
      </fieldset>
    </WorkDialog>
  )
}
