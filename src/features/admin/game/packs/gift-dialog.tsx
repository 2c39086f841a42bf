import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { grantPacksToUser } from '@/contract/endpoints/admin/pack-batches.ts'
import { packOwners } from '@/contract/endpoints/admin/packs.ts'
import { adminUser } from '@/contract/endpoints/admin/users.ts'
import { Button } from '@/ui/action/button.tsx'
import { EmailText } from '@/ui/content/email-text.tsx'
import { SearchField } from '@/ui/form/search-field.tsx'
import { choicesHint } from '../../framework/list/choices-failure.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { PackFields, type PackRarity } from './pack-fields.tsx'
import styles from './packs.module.css'

interface Owner {
  id: number
  name: string
  email: string
}

interface GiftDialogProps {
  to: number | null // preselected recipient, on a user's record
  onClose: () => void
}

/** Gives packs to a user: recipient, kind, quantity. */
export function GiftDialog({ to, onClose }: GiftDialogProps) {
  const { t } = useTranslation(['admin-goods', 'react-admin', 'admin'])
  const notify = useNotify()
  const refuse = useRefuse()
  const refresh = useRefresh()
  const [search, setSearch] = useState('')
  const [chosen, setOwner] = useState<Owner | null>() // undefined: as `to` says; null: the recipient was cleared
  const [rarity, setRarity] = useState<PackRarity>('common')
  const [count, setCount] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const { data: recipients } = useQuery({
    queryKey: ['users', 'one', to],
    queryFn: () => callOrThrow(adminUser, { params: { id: to ?? 0 } }),
    enabled: to !== null,
  })
  const owner: Owner | undefined = chosen === undefined ? recipients : (chosen ?? undefined)
  const queryText = search.trim()
  const owners = useQuery({
    queryKey: ['pack-owners', queryText],
    queryFn: () => callOrThrow(packOwners, { query: { search: queryText } }),
    enabled: queryText !== '' && !owner,
    placeholderData: keepPreviousData,
  })
  const give = async () => {
    if (!owner) return
    setBusy(true)
    const result = await call(grantPacksToUser, { body: { user_id: owner.id, rarity, count } })
    setBusy(false)
    if (!result.ok) return refuse(result.failure)
    notify(t('packs.gave', { count, name: owner.name }), { type: 'success' })
    refresh()
    onClose()
  }
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={500}
      title={t('packs.give')}
      actions={
        <Button disabled={!owner || count < 1 || count > 50} busy={isBusy} onClick={() => void give()}>
          {t('packs.give_now', { count })}
        </Button>
      }
    >
      <div className={styles.gift}>
        {owner ? (
          <p className={styles.chosen}>
            <span>
              <b>{owner.name}</b>
              <small>
                <EmailText of={owner.email} />
              </small>
            </span>
            <Button variant="ghost" size="dense" onClick={() => setOwner(null)}>
              {t('packs.other_owner')}
            </Button>
          </p>
        ) : (
          <SearchField
            name="user_id"
            label={t('packs.owner')}
            placeholder={t('packs.owner_hint')}
            hint={choicesHint(owners)}
            none={t('admin:header.nothing')}
            text={search}
            matches={owners.data?.map(user => ({ ...user, note: user.email }))}
            isStale={owners.isPlaceholderData}
            onText={setSearch}
            onSelect={setOwner}
          />
        )}
        <PackFields rarity={rarity} count={count} maxCount={50} onRarity={setRarity} onCount={setCount} />
      </div>
    </AdminDialog>
  )
}
